import { expect, type Page } from './test.ts';

/** Selected elements that look like those beside them. */
const lookAlikes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groups: [group: string, one: string, chosen: string][] = [
      ['fieldset', '[data-choice]', ':has(:checked)'],
      ['[role=tablist]', '[role=tab]', '[aria-selected=true]'],
      ['nav', 'a', '[aria-current=page]'],
    ];
    const lookOf = (element: Element): string => {
      const { color, backgroundColor } = getComputedStyle(element);
      // The alpha of a background makes no difference if all backgrounds have the same colour.
      return [color, backgroundColor].map((one) => /\d+, \d+, \d+/.exec(one)?.[0]).join(' on ');
    };
    return groups.flatMap(([group, one, chosen]) =>
      [...document.querySelectorAll(group)].flatMap((around) => {
        const all = [...around.querySelectorAll(one)].filter((element) => element.checkVisibility());
        const picked = all.filter((element) => element.matches(chosen)).map(lookOf);
        const others = all.filter((element) => !element.matches(chosen)).map(lookOf);
        return picked.some((look) => others.includes(look)) ? [around.textContent ?? group] : [];
      }),
    );
  });

/** Colours with enough pixels in a chart to be visible: at least its line, its grid and its points. */
const coloursOfCharts = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map((canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const seen = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        // Slightly transparent pixels count: a system's highlight colour often is. Edges of letters and lines
        // are fainter.
        if ((data[at + 3] ?? 0) < 200) continue;
        const colour = [data[at], data[at + 1], data[at + 2], data[at + 3]].join(' ');
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
      }
      return [...seen.values()].filter((pixels) => pixels > 50).length;
    }),
  );

/** Marks elements with a background of their own, while backgrounds are shown; except decoration. */
const markGrounds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
    const behind = (element: Element): string => {
      for (let box = element.parentElement; box !== null; box = box.parentElement)
        if (!/, 0\)$|\/ 0\)$/.test(groundOf(box))) return groundOf(box);
      return '';
    };
    for (const element of document.querySelectorAll('main :is(a, button, span:not([aria-hidden]))'))
      element.toggleAttribute(
        'data-ground',
        element.textContent !== '' &&
          element.checkVisibility() &&
          !/, 0\)$|\/ 0\)$/.test(groundOf(element)) &&
          groundOf(element) !== behind(element),
      );
  });

/** Elements that had a background of their own, and look like plain text without it. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-ground]')]
      .filter((element) => {
        const { borderTopWidth, forcedColorAdjust } = getComputedStyle(element);
        return element.checkVisibility() && borderTopWidth === '0px' && forcedColorAdjust === 'auto';
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** With forced colours: what is selected, what is current and what a chart shows can still be recognised. */
export const expectForcedColoursTold = async (page: Page): Promise<void> => {
  await markGrounds(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => withoutEdge(page), 'buttons and badges without an edge').toEqual([]);
  const charts = page.locator('canvas');
  if ((await charts.count()) > 0) {
    // As opened by a user whose browser forces colours from the start.
    await page.reload();
    await expect(charts.first()).toBeVisible();
  }
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => lookAlikes(page), `chosen, but looks like the others at ${width} px`).toEqual([]);
    const fewest = async () => Math.min(...(await coloursOfCharts(page)));
    await expect.poll(fewest, `colours of a chart at ${width} px`).toBeGreaterThanOrEqual(3);
  }
  await page.emulateMedia({ forcedColors: 'none' });
};
