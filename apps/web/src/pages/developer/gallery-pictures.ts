/**
 * A layered landscape in one palette, only for this page; the product's own pictures come from its pipeline.
 */
const landscape = ([sky, sun, far, middle, near]: readonly [string, string, string, string, string]): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="1000" fill="${sky}"/><circle cx="1120" cy="330" r="120" fill="${sun}"/><path d="M0 620 320 380l240 190 260-290 330 330 200-130 250 180v340H0Z" fill="${far}"/><path d="M0 760 260 610l330 130 300-170 390 190 320-110v390H0Z" fill="${middle}"/><path d="M0 880q400-130 800-20t800-40v180H0Z" fill="${near}"/></svg>`,
  )}`;

export const galleryPictures = {
  dawn: landscape(['#f6c9a8', '#fff1d6', '#c98b8b', '#7d5a78', '#3a3557']),
  fjord: landscape(['#bfe0e6', '#fdf6e3', '#6fa3ad', '#2f6f7c', '#12414d']),
  desert: landscape(['#fbe2b4', '#ffffff', '#e2a25c', '#b8642f', '#6d3420']),
  forest: landscape(['#dcebd2', '#fff8dc', '#8fb58a', '#4a7f5b', '#1f4a3a']),
} as const;
