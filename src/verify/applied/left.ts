/** Whether what is left is enough: "She has enough leave left to take five days", "The stock covers the order." */
import { countOf } from '../data-answers/answer.ts';
import type { Scene, Shown } from './asked.ts';
import { type Fact, factsOf } from './facts.ts';

const ENOUGH =
  /^(?:.{2,50}?) (?:still )?(has|have|does not have|do not have) (?:enough|sufficient) (?:annual |paid )?(leave|vacation|holiday|time off|pto|days off)(?: (?:days|time|balance))?(?: (?:left|remaining|available))?(?: (?:to (?:take|cover|request)|for)) (?:the |all |a |another )?(?:requested )?(\d+(?:\.\d+)?|\p{Ll}+)[ -](?:more )?(?:requested )?days?(?: (?:off|of leave|absence|leave|holiday|vacation|requested))?$/iu;
const LEFT =
  /^(?:.{2,50}?) (?:still )?has (at least|more than|fewer than|less than|only|exactly)? ?(\d+(?:\.\d+)?|\p{Ll}+) days? of (?:annual |paid )?(leave|vacation|holiday|pto) (?:left|remaining|available)$/iu;
const OF_LEAVE = /^(?:leave|vacation|holiday|holidays|pto|annual)$/;
const REMAINING = /^(?:(?:days )?(?:remaining|left|available|balance)(?: (?:days|balance))?|(?:leave|vacation|holiday|pto|annual leave)(?: days)? (?:remaining|left|balance|available)|remaining (?:leave|vacation|holiday|pto)(?: days)?)$/;

/** Where what is left stands, that is as much as a statement says; undefined for another, and where it is not. */
export function leaveLeft(said: string, { documents }: Scene): Shown | undefined {
  const [, has, , count] = ENOUGH.exec(said) ?? [];
  const [, bound, other] = has === undefined ? (LEFT.exec(said) ?? []) : [];
  const many = countOf(count ?? other ?? '');
  if (many === undefined) return undefined;
  const left = leftIn(documents);
  if (left === undefined) return undefined;
  const size = Number.parseFloat(left.field.quote);
  const holds =
    has === undefined
      ? bound === 'at least'
        ? size >= many
        : bound === 'more than'
          ? size > many
          : bound === 'fewer than' || bound === 'less than'
            ? size < many
            : size === many
      : /not/.test(has)
        ? size < many
        : size >= many;
  return holds ? { places: [left], told: `${left.name}: ${left.field.quote}` } : undefined;
}

/** The one number of days of leave that are left. */
function leftIn(documents: Scene['documents']): Fact | undefined {
  const found = factsOf(documents).filter(
    ({ field, name }) =>
      REMAINING.test(name) &&
      [...field.path, ...field.name].some((word) => OF_LEAVE.test(word)) &&
      /^\d+(?:\.\d+)?(?: days?)?$/.test(field.quote) &&
      !field.name.includes('hours'),
  );
  return found.length === 1 ? found[0] : undefined;
}
