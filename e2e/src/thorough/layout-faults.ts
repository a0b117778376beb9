import type { Page } from '@playwright/test';

/**
 * Layout faults of texts: over another text, beyond the page, a number broken into lines, or cut off at an
 * edge without an ellipsis. Texts of what floats over the page on purpose (bars, sheets) are only compared
 * with each other.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Piece = {
      text: string;
      node: Node;
      layer: Element;
    } & Box;
    const faults: string[] = [];
    const isDeliberate = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        (width <= 1 && height <= 1) ||
        element.closest('.sr-only, [inert], select, [aria-roledescription="carousel"], svg') !== null
      );
    };
    const layerOf = (element: Element): Element => {
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
      return document.body;
    };
    /** The visible part of a line of text within the boxes around it. */
    const seenOf = (line: Box, parent: Element, text: string): Box | null => {
      let seen = line;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const { left, top, right, bottom } = edge;
        const goesBeyond = seen.left < left - 1 || seen.right > right + 1 || seen.top < top - 3 || seen.bottom > bottom + 3;
        // A carousel's other cards are beyond its edge. A cut-off amount would be a wrong amount.
        const mayBeCut = (isDeliberate(style) && !/^[₹$]/.test(text)) || box.matches('.swiper');
        if (goesBeyond && !mayBeCut) faults.push(`cut by ${box.className.toString().slice(0, 60)}: ${text}`);
        seen = {
          left: Math.max(seen.left, left),
          top: Math.max(seen.top, top),
          right: Math.min(seen.right, right),
          bottom: Math.min(seen.bottom, bottom),
        };
        if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return null;
      }
      return seen;
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      if (parent === null || text === '' || isHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && /^[₹$]?\d[\d,.]*$/.test(text)) faults.push(`broken into lines: ${text}`);
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue;
        const seen = seenOf(line, parent, text);
        if (seen === null) continue;
        if (seen.right > document.documentElement.clientWidth + 1 || seen.left < -1) faults.push(`beyond the page: ${text}`);
        pieces.push({ ...seen, text, node, layer: layerOf(parent) });
      }
    }
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The line spacing is smaller than the height of the letters' boxes.
        if (across > 2 && down > 6) faults.push(`over each other: '${one.text}' and '${other.text}'`);
      }
    return [...new Set(faults)].slice(0, 12);
  });
