/**
 * A deed so many days after another, and so inside a period that a rule sets: "the kettle was returned 25 days after delivery, inside
 * the 30-day window for appliances" of the two days and of "4. Appliances. They may be returned within 30 days".
 */
import { type Scene, type Shown, together } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';
import { sectionsOf } from '../sections/sections.ts';
import { stemsIn } from './money-in.ts';

const FORM =
  /^(?<deed>.+? (?<days>\d{1,3}) days after [^,;]+?),? (?:and so |and thus |so |well |still )?(?:inside|within) (?:the )?(?<most>\d{1,3})[ -]days?(?: (?:window|period|limit|deadline))?(?: (?:for|of) (?<what>[^,;]+))?$/u;

/** Where a deed stands that was within a period as a statement says, and the rule that sets it. */
export function insidePeriod(said: string, scene: Scene): Shown | undefined {
  const { deed, days, most = '', what = '' } = FORM.exec(said)?.groups ?? {};
  if (deed === undefined || Number(days) > Number(most)) return undefined;
  const rule = ruleOf(most, what, scene);
  const shown = rule && scene.ask(`${deed}.`);
  return shown && together([shown, { places: [rule], told: '' }], `${days} ≤ ${most} days`);
}

/** The sentence that sets the period, in a section that tells of what it is for. */
function ruleOf(most: string, what: string, { documents }: Scene) {
  const set = new RegExp(String.raw`\b(?:within|up to|in the first) ${most} (?:calendar )?days\b`, 'iu');
  const sections = sectionsOf(documents);
  return sentencesOf(documents).find(({ text, document, sentence }) => {
    if (!set.test(text)) return false;
    const own = sections.find(
      (one) => one.document === document && one.head <= sentence && sentence <= one.last,
    );
    const head = own === undefined ? '' : documents[document]!.said(own.head);
    const known = new Set(stemsIn(`${head} ${text}`));
    return stemsIn(what).every((stem) => known.has(stem));
  });
}
