/** How what it came to stands to what was planned: "took eight hours longer than estimated" of `actual_hours: 24, estimated_hours: 16`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { agrees, amountOf, rangeOf, sized, unitOf } from '../words/amounts.ts';
import { label } from '../words/dated.ts';

const MORE = /^(?:longer|more|higher|over|greater|heavier)$/;
const LESS = /^(?:less|shorter|fewer|lower|under|quicker|cheaper|lighter)$/;
const PLANNED = /^(?:estimated|planned|expected|budgeted|scheduled|forecast|projected|quoted)$/;
const ACTUAL = /^(?:actual|final|real)$/;
const VERB = /^(?:take|took|takes|last|lasted|cost|costs|was|were|is|used|spent|weighed|ran)$/;

/** The amount by which a claim says that something was more, or less, than planned. */
export function besidePlan(said: Said): void {
  const than = said.bare.findIndex(
    (form, at) => form === 'than' && said.isOpen(at) && PLANNED.test(said.bare[at + 1] ?? ''),
  );
  const how = said.bare[than - 1] ?? '';
  if (than < 3 || than + 2 < said.words.length || !(MORE.test(how) || LESS.test(how))) return;
  const k = said.words[than - 2]?.value ?? -1;
  const [from] = rangeOf(said, k);
  const pair = pairOf(said, said.bare[than + 1]!);
  if (k < 0 || from < 1 || pair === undefined) return;
  const [a, b] = [amountOf(pair[0]), amountOf(pair[1])];
  if (a === undefined || b === undefined || unitOf(a) !== unitOf(b)) return;
  const n = a.value.n * b.value.d - b.value.n * a.value.d;
  const size = sized(a, n < 0n ? -n : n, a.value.d * b.value.d);
  if (n === 0n || n > 0n !== MORE.test(how) || !agrees(said.reading.values[k]!, size)) return;
  said.derivations.push(`${label(pair[0])}, ${label(pair[1])}`);
  said.explain(VERB.test(said.bare[from - 1]!) ? from - 1 : from, than + 2, 'derived', pair[0]);
  said.extra.push(pair[1]);
}

/** The one pair of fields that say the same of what was planned and of what it came to. */
function pairOf(said: Said, planned: string): readonly [Field, Field] | undefined {
  const all = said.focus.own;
  const plans = all.filter(({ name }) => name.includes(planned));
  const pairs = plans.flatMap((plan): (readonly [Field, Field])[] => {
    const rest = plan.name.filter((word) => word !== planned).join(' ');
    const actual = all.filter(
      ({ name }) =>
        name.some((word) => ACTUAL.test(word)) &&
        name.filter((word) => !ACTUAL.test(word)).join(' ') === rest,
    );
    return actual.length === 1 ? [[actual[0]!, plan]] : [];
  });
  const own = pairs.filter(([actual]) => amountOf(actual) !== undefined);
  return own.length === 1 ? own[0] : undefined;
}
