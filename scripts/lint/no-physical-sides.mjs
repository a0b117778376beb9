// A rule of oxlint, for the website: classes name the start and the end of a line, not left and right, so
// that every screen is mirrored where a language is read from right to left.

/** With a variant and a minus before it: 'sm:-ml-2', 'text-right', 'border-l', 'rounded-tl-card'. */
const PHYSICAL =
  /(?:^|[\s:])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-[\w.[(/]|(?:text|float|clear)-(?:left|right)(?![\w-])|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![a-z]))/;

const create = (context) => {
  const check = (node, text) => {
    if (PHYSICAL.test(text)) context.report({ node, messageId: 'physical' });
  };
  return {
    Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    TemplateElement: (node) => check(node, node.value.raw),
  };
};

export const noPhysicalSides = {
  meta: {
    type: 'problem',
    messages: {
      physical: 'A class names a side of the screen: take ms-, me-, ps-, pe-, start-, end-, text-start, border-s, rounded-s.',
    },
  },
  create,
};
