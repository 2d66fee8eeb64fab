/** "The samples were sent under reference QL-7" of "Samples sent to the lab, reference QL-7": what a deed was filed under stands behind it. */
import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';

const UNDER =
  /^(?<deed>.+?) (?:under|with|as) (?:the )?(?<name>reference(?: number)?|case(?: number)?|ticket(?: number)?|order number|booking number|claim number|file number|policy number) (?<id>[\p{L}\d/-]*\d[\p{L}\d/-]*)$/u;

/** Where a deed stands with the reference that a statement gives for it. */
export function withReference(said: string, scene: Scene): Shown | undefined {
  const { deed, name = '', id = '' } = UNDER.exec(said)?.groups ?? {};
  if (deed === undefined) return undefined;
  const shown = scene.ask(`${deed}.`);
  const given = patternOf(
    String.raw`[,(] ?(?:${name.replace(' number', '')}(?: number| no\.?)?|ref\.?):? ${escaped(id)}(?![\p{L}\d/-])`,
    'iu',
  );
  return shown?.places.some(({ document, sentence }) => given.test(scene.documents[document]!.said(sentence)))
    ? shown
    : undefined;
}
