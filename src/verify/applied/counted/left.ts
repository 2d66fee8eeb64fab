/** Whether what is left is enough: "She has enough leave left to take five days", "The stock covers the order." */
import { countOf } from '../../data-answers/answer.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf } from '../facts.ts';

const ENOUGH =
  /^(.{2,50}?) (?:still )?(has|have|does not have|do not have) (?:enough|sufficient) (?:annual |paid )?(leave|vacation|holiday|time off|pto|days off)(?: (?:days|time|balance))?(?: (?:left|remaining|available))?(?: (?:to (?:take|cover|request)|for)) (?:the |all |a |another )?(?:requested )?(\d+(?:\.\d+)?|\p{Ll}+)[ -](?:more )?(?:requested )?days?(?: (?:off|of leave|absence|leave|holiday|vacation|requested))?$/iu;
const LEFT =
  /^(.{2,50}?) (?:still )?has (at least |more than |fewer than |less than |only |exactly )?(\d+(?:\.\d+)?|\p{Ll}+) (?:days? of (?:annual |paid )?(?:leave|vacation|holiday|pto)|(?:leave|vacation|holiday|pto|annual leave) days?) (?:left|remaining|available)(?: (?:this year|for \d{4}|in \d{4}))?$/iu;
const OF_LEAVE = /^(?:leave|vacation|holiday|holidays|pto|annual)$/;
const REMAINING =
  /^(?:(?:days )?(?:remaining|left|available|balance)(?: (?:days|balance))?|(?:leave|vacation|holiday|pto|annual leave)(?: days)? (?:remaining|left|balance|available)|remaining (?:leave|vacation|holiday|pto)(?: days)?)$/;

/** Where what is left stands, that is as much as a statement says; undefined for another, and where it is not. */
export function leaveLeft(said: string, { documents }: Scene): Shown | undefined {
  const [, first, has, , count] = ENOUGH.exec(said) ?? [];
  const [, second, limit, other] = has === undefined ? (LEFT.exec(said) ?? []) : [];
  const bound = limit?.trim();
  const many = countOf(count ?? other ?? '');
  if (many === undefined) return undefined;
  if (!isHis(first ?? second ?? '', documents)) return undefined;
  const left = leftIn(documents);
  const [whole, taken] = left === undefined ? [WHOLE, TAKEN].map((is) => onlyIn(documents, is)) : [];
  if (left === undefined && (whole === undefined || taken === undefined)) return undefined;
  const shown = left === undefined ? [whole!, taken!] : [left];
  const [size] = [shown.map(({ field }) => Number.parseFloat(field.quote)).reduce((all, one) => all - one)];
  if (size === undefined || size < 0) return undefined;
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
  const terms = shown.map(({ name, field }) => `${name} ${field.quote}`).join(' − ');
  return holds ? { places: shown, told: `${terms} = ${size}` } : undefined;
}

const WHOLE = /^(?:entitlement|entitled|allowance|annual allowance|total|granted|quota)$/;
const TAKEN = /^(?:taken|used|days taken|days used|spent)$/;
const BESIDE =
  /^(?:booked|planned|pending|approved|requested|carried over|carry over|scheduled|reserved|expired)\b/;

/** The one number of days of leave that is called so, where nothing beside it is still to be taken off or added. */
function onlyIn(documents: Scene['documents'], is: RegExp): Fact | undefined {
  const ofLeave = factsOf(documents).filter(({ field }) =>
    [...field.path, ...field.name].some((word) => OF_LEAVE.test(word)),
  );
  if (ofLeave.some(({ name }) => BESIDE.test(name))) return undefined;
  const found = ofLeave.filter(
    ({ name, field }) => is.test(name) && /^\d+(?:\.\d+)?(?: days?)?$/.test(field.quote),
  );
  return found.length === 1 ? found[0] : undefined;
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

/** Whether the leave is that of whom a statement names: of the one person of the evidence. */
function isHis(who: string, documents: Scene['documents']): boolean {
  const people = factsOf(documents).filter(({ name }) =>
    /^(?:employee|name|user|person|member|staff)(?: name)?$/.test(name),
  );
  const [only, ...others] = people;
  if (only === undefined || others.length > 0) return false;
  const [own, said] = [only.field.quote.toLowerCase(), who.toLowerCase()];
  return (
    own === said ||
    own.split(' ')[0] === said ||
    /^(?:the (?:employee|member|user|worker)|she|he)$/.test(said)
  );
}
