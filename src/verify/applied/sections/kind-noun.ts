/**
 * "Basic passes cannot be renewed" of "Basic cannot be renewed" under the title "Swimming passes": a name is told with the kind of
 * thing that the title or a heading of its text tells of.
 */
import { matchesOf } from '../../../text/matches.ts';
import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';
import { sectionsOf } from './sections.ts';

const NAMED = /(?<![\p{L}\d-])(?:The )?(?<name>\p{Lu}\p{Ll}{2,}) (?<kind>\p{Ll}{3,}s)\b/gu;

/** Where a statement stands without the kind of thing that its text is about. */
export function ofItsKind(said: string, scene: Scene): Shown | undefined {
  const [found, ...others] = matchesOf(said, NAMED);
  const { name = '', kind = '' } = found?.groups ?? {};
  if (found === undefined || others.length > 0) return undefined;
  const bare = patternOf(String.raw`(?<![\p{L}\d-])${escaped(name)}(?! \p{Ll}+s\b)(?![\p{L}\d-])`, 'u');
  const told = scene.documents.map((_, document) => document).filter((at) => isOf(kind, bare, at, scene));
  if (!told.some((at) => bare.test(scene.documents[at]!.text))) return undefined;
  const shown = scene.ask(
    `${said.slice(0, found.index)}${name}${said.slice(found.index + found[0].length)}.`,
  );
  return shown?.places.every(({ document }) => told.includes(document)) ? shown : undefined;
}

/** Whether the title of a source is of a kind of thing, or a heading under which the name stands. */
function isOf(kind: string, name: RegExp, document: number, { documents, titles }: Scene): boolean {
  const forms = [kind, kind.replace(/ies$/u, 'y'), kind.replace(/es$/u, ''), kind.replace(/s$/u, '')];
  const { text, scan } = documents[document]!;
  const heads = sectionsOf(documents).filter(
    ({ document: at, head, last }) =>
      at === document && name.test(text.slice(scan.sentenceStart[head], scan.sentenceEnd[last])),
  );
  return forms.some(
    (form) =>
      titles[document]!.has(form) ||
      heads.some(({ topics }) => topics.some((topic) => topic.toLowerCase().split(' ').includes(form))),
  );
}
