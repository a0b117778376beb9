import type { Page } from '@playwright/test';
import { settle } from '../accessible.ts';

type Piece = {
  text: string;
  colour: string;
  /** WCAG 1.4.3: 3 for large text, and by 1.4.11 for controls without text; otherwise 4.5. */
  needed: number;
  box: { x: number; y: number; width: number; height: number };
};

/**
 * The texts and icons in view within `root`; they are made invisible, so that a screenshot shows their
 * background.
 */
const takeAway = (page: Page, root: string): Promise<Piece[]> =>
  page.evaluate((selector) => {
    const pieces: Piece[] = [];
    const add = (element: Element, { x, y, width, height }: DOMRect, text: string, isIcon: boolean) => {
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const inView = y >= 0 && y + height <= window.innerHeight && x >= 0 && x + width <= window.innerWidth;
      if (inView && width > 1 && height > 1)
        pieces.push({ text, colour: style.color, needed: isIcon || isLarge ? 3 : 4.5, box: { x, y, width, height } });
    };
    const elements = [...document.querySelectorAll(`${selector} *`)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('select') === null,
    );
    // Those of one pixel are only for screen readers.
    for (const element of elements.filter((one) => one.getBoundingClientRect().width > 1)) {
      if (element.matches('button svg, a svg')) add(element, element.getBoundingClientRect(), 'an icon', true);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(element, line, node.textContent?.trim() ?? '', false);
      }
    }
    for (const element of elements)
      if (element instanceof HTMLElement || element instanceof SVGElement) {
        element.style.setProperty('transition', 'none', 'important');
        element.style.setProperty('color', 'transparent', 'important');
      }
    return pieces;
  }, root);

const restoreStyles = (page: Page, root: string): Promise<void> =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(`${selector} *`))
      if (element instanceof HTMLElement || element instanceof SVGElement) {
        element.style.removeProperty('color');
        element.style.removeProperty('transition');
      }
  }, root);

/** The lowest contrast of each text or icon against any pixel of its background. */
const contrastsIn = (page: Page, picture: string, pieces: Piece[]): Promise<{ piece: Piece; contrast: number }[]> =>
  page.evaluate(
    async ([base64, all]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (drawing === null) throw new Error('no canvas');
      const luminanceOf = (red: number, green: number, blue: number): number => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const lightOf = (colour: string): number => {
        drawing.fillStyle = colour;
        drawing.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
        return luminanceOf(red, green, blue);
      };
      const lights = all.map(({ colour }) => lightOf(colour));
      drawing.drawImage(bitmap, 0, 0);
      return all.map((piece, at) => {
        const { x, y, width, height } = piece.box;
        const { data } = drawing.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
        const light = lights[at] ?? 0;
        let contrast = 21;
        for (let pixel = 0; pixel < data.length; pixel += 4) {
          const ground = luminanceOf(data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0);
          contrast = Math.min(contrast, (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05));
        }
        return { piece, contrast };
      });
    },
    [picture, pieces] as const,
  );

export type Contrasts = {
  /** How many texts and icons were measured. */
  measured: number;
  lowest: number;
  /** Those that are too weak somewhere. */
  weak: string[];
};

/**
 * Measures, on a screenshot, each text and icon of `root` against every pixel behind it: axe cannot check
 * text over pictures.
 */
export const contrastByPixels = async (page: Page, root: string): Promise<Contrasts> => {
  await settle(page);
  const pieces = await takeAway(page, root);
  await settle(page);
  const picture = (await page.screenshot()).toString('base64');
  await restoreStyles(page, root);
  const found = await contrastsIn(page, picture, pieces);
  return {
    measured: found.length,
    lowest: Math.min(...found.map(({ contrast }) => contrast)),
    weak: found
      .filter(({ piece, contrast }) => contrast < piece.needed)
      .map(({ piece, contrast }) => `'${piece.text}' in ${piece.colour}: ${contrast.toFixed(2)} of ${piece.needed}`),
  };
};
