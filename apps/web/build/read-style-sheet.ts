import { type ChildNode, parse } from 'postcss';
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser';
import type { Rule, StyleSheet } from '../src/server/used-styles.ts';

const GROUPS = ['layer', 'media', 'supports', 'container'];

/** What is refused (`:not`), or stands elsewhere (`:has`), or is one of several (`:is(a, b)`), need not be there. */
const classesOf = (node: SelectorNode): string[] => {
  if (node.type === 'class') return [node.value];
  if (node.type === 'pseudo' && (node.length > 1 || [':not', ':has'].includes(node.value))) return [];
  return 'nodes' in node ? node.nodes.flatMap((inner: SelectorNode) => classesOf(inner)) : [];
};

const needsOf = (selector: string): string[][] => parseSelector().astSync(selector).map(classesOf);

const ruleOf = (node: ChildNode): Rule[] => {
  if (node.type === 'rule') return [{ before: node.selector, text: node.toString(), inner: null, needs: needsOf(node.selector) }];
  if (node.type !== 'atrule') return [];
  const before = `@${node.name} ${node.params}`;
  if (node.nodes === undefined) return [{ before, text: `${node.toString()};`, inner: null, needs: null }];
  const inner = GROUPS.includes(node.name) ? node.nodes.flatMap(ruleOf) : null;
  return [{ before, text: node.toString(), inner, needs: null }];
};

/** A built style sheet as the server picks from it for each page. */
export const readStyleSheet = (css: string): StyleSheet => parse(css).nodes.flatMap(ruleOf);
