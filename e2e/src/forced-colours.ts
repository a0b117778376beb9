import { expect, type Page } from './test.ts';

/** Chosen things that look like those beside them. */
const lookAlikes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groups: [group: string, one: string, chosen: string][] = [
      ['fieldset', '[data-choice]', ':has(:checked)'],
      ['[role=tablist]', '[role=tab]', '[aria-selected=true]'],
      ['nav', 'a', '[aria-current=page]'],
    ];
    const lookOf = (element: Element): string => {
      const { color, backgroundColor } = getComputedStyle(element);
      // How much of a ground shines through makes no difference where all grounds have the same colour.
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

/** Colours that a chart has enough of to be seen: its line, its grid and its points at the least. */
const coloursOfCharts = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map((canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const seen = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        // What shines through a little is seen: a system's colour of what is chosen often does. Edges of letters and lines are fainter.
        if ((data[at + 3] ?? 0) < 200) continue;
        const colour = [data[at], data[at + 1], data[at + 2], data[at + 3]].join(' ');
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
      }
      return [...seen.values()].filter((pixels) => pixels > 50).length;
    }),
  );

/** Marks what stands out by a ground of its own, while there are grounds; ornaments aside. */
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

/** What had a ground of its own, and is words among others without it. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-ground]')]
      .filter((element) => {
        const { borderTopWidth, forcedColorAdjust } = getComputedStyle(element);
        return element.checkVisibility() && borderTopWidth === '0px' && forcedColorAdjust === 'auto';
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** Where the browser's own few colours replace ours: what is chosen, where one is and what a chart says can be told all the same. */
export const expectForcedColoursTold = async (page: Page): Promise<void> => {
  await markGrounds(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => withoutEdge(page), 'buttons and badges without an edge').toEqual([]);
  const charts = page.locator('canvas');
  if ((await charts.count()) > 0) {
    // As somebody opens it whose browser does so from the start.
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
