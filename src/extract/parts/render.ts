/** Words of a sentence put together again: some of its tokens, in the spelling and spacing of the answer. */
import type { Tree } from '../../text/parse/tree.ts';

/** Text of the tokens with these numbers, in order. Commas and dashes that enclose nothing are left out. */
export function textOf(text: string, tree: Tree, tokens: readonly number[]): string {
  let out = '';
  let last = -1;
  for (const at of tokens) {
    const { start, end } = tree.token(at);
    if (last >= 0) {
      const gap = text.slice(tree.token(last).end, start);
      if (at !== last + 1) out = withArticle(out, text.slice(start, end));
      const close = at === last + 1 ? gap : SEPARATE.test(text.slice(start, end)) ? '' : ' ';
      out += close;
    }
    out += text.slice(start, end);
    last = at;
  }
  return tidy(out);
}

/** An article before a word that it did not stand before. */
const withArticle = (out: string, next: string): string =>
  out.replace(/(?<=^| )an?$/i, (article) =>
    /^(?:[ai]|e(?!u)|o(?!ne\b|nce\b))/.test(next)
      ? `${article.charAt(0)}n`
      : /^[bcdfgjklmnpqrstvwyz]/.test(next)
        ? article.charAt(0)
        : article,
  );

/** Tokens that stand close to the word before them. */
const SEPARATE = /^(?:[.,;:!?)\]%]|'s|’s|n't)$/i;

/** Drops what dangles at the ends, and commas that enclosed what is gone. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?,(?: ?,)+/g, ',')
    .replaceAll(/\( ?\)/g, '')
    .replaceAll(/ ([,;.])/g, '$1')
    .replace(/^(?:[\s,;:—]|[–-](?!\.?[\d\p{Sc}]))+/u, '')
    .replace(/(?<![\s,;:–—])[\s,;:–—]+$/, '');
}

/** A statement as it is written: with a capital at its head and a full stop at its end. */
export function sentenceOf(text: string): string {
  const bare = tidy(text);
  if (bare === '') return '';
  const first = bare.charAt(0);
  const head = /\p{Ll}/u.test(first) && !/^\p{Ll}\p{Lu}/u.test(bare) ? first.toUpperCase() : first;
  return `${head}${bare.slice(1)}${/[.!?。！？…]["'”’)\]]*$/.test(bare) ? '' : '.'}`;
}
