/** What came after a deed that a noun names: "after the alert" of "Alert raised 11:02". */
import { matchesOf } from '../../../text/matches.ts';
import type { Scene, Shown } from '../asked.ts';

const LONGEST = 8_000;
const NAMED_DEED = /^(.{6,100}?) (before|after) (the|an?) (\p{L}[\p{L} ]{2,40})$/u;
const DONE =
  'raised|received|passed|completed|finished|held|done|made|sent|opened|started|filed|triggered|reported|approved|taken';

/** "After the alert" of "Alert raised 11:02": a noun for what happened to it. */
export function afterWhat(said: string, scene: Scene): Shown | undefined {
  const [, deed, order, article, noun] = NAMED_DEED.exec(said) ?? [];
  if (noun === undefined) return undefined;
  const done = new RegExp(String.raw`\b${noun} (?:was |has been )?(${DONE})\b`, 'giu');
  const forms = new Set(
    scene.documents.flatMap(({ text }) =>
      matchesOf(text.slice(0, LONGEST), done).map(([, one = '']) => one.toLowerCase()),
    ),
  );
  const [form, ...others] = forms;
  return form === undefined || others.length > 0
    ? undefined
    : scene.ask(`${deed} ${order} ${article} ${noun} was ${form}.`);
}
