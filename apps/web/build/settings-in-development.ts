import type { Plugin } from 'vite';

/**
 * In development no server fills the page: its settings are fetched with each load. Without an API the page
 * has none.
 */
export const settingsInDevelopment = (apiUrl: string): Plugin => ({
  name: 'settings-in-development',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const settings = await fetch(`${apiUrl}/api/site-settings`)
      .then((answer) => (answer.ok ? answer.text() : '{}'))
      .catch(() => '{}');
    return html.replace(
      /(<script id="site-settings" type="application\/json">)[^<]*/,
      (_, tag: string) => tag + settings.replaceAll('<', '\\u003c'),
    );
  },
});
