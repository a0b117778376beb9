import type { Plugin } from 'vite';

/** While developing no server fills the page: its settings are asked for with each load. Without an API the page stands without them. */
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
