/** Whether what a part of a record has is said of that part, and what the whole has of the whole. */
import { blockStart } from '../read/from-lines.ts';
import { isOfInnerThing } from '../read/inner-thing.ts';
import { headOf } from '../read/kinds.ts';
import { isLatest, isOfOneThing } from '../read/timeline.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { THINGS } from '../words/senses.ts';

export const isOfOwnPart = (said: Said): boolean =>
  ![
    isOfTheWhole,
    isOfAnotherNamed,
    isOfItsPart,
    isOfItsKind,
    isRateOfPart,
    isOfRow,
    isUnreceived,
    isWhereItWas,
    isWhatItWas,
    isOfPartAlone,
    isQualified,
    isUnderOther,
    isOfInnerThing,
  ].some((fault) => fault(said));

const nameOf = ({ name }: Field): string => name.join(' ');

/** Whether a field stands in a part of the object that has another. */
const isWithin = ({ path }: Field, whole: Field): boolean =>
  whole.path.length < path.length && whole.path.every((word, at) => word === path[at]);

/** The words by which a part is told from its whole. */
const apartFrom = ({ path }: Field, whole: Field): readonly string[] => path.slice(whole.path.length);

/** "Order 7 is captured" by the status of its payment, where the order has a status of its own. */
function isOfTheWhole(said: Said): boolean {
  const used = [...said.used()];
  return used.some((field) => {
    if (used.some((other) => other !== field && other.object === field.object)) return false;
    return said.fields.some(
      (whole) =>
        nameOf(whole) === nameOf(field) &&
        whole.quote !== field.quote &&
        isWithin(field, whole) &&
        !apartFrom(field, whole).some((word) => said.isNamed(word)),
    );
  });
}

/** "Sam is an admin" by the roles of Sam's manager, who has a name of her own. */
function isOfAnotherNamed(said: Said): boolean {
  const used = [...said.used()];
  return used.some((whole) =>
    used.some((field) => {
      if (!isWithin(field, whole) || nameOf(field) === nameOf(whole)) return false;
      // The name of a part may be read as what the part is called: `manager: Jo` of `manager: {name: Jo}`.
      const called = new Set(['name', nameOf(whole), apartFrom(field, whole).join(' ')]);
      const own = said.fields.find((other) => other.object === field.object && called.has(nameOf(other)));
      if (own === undefined || used.includes(own) || own.quote === whole.quote) return false;
      if (!NAMING.test(nameOf(whole)) && /\d/.test(whole.quote)) return false;
      return !apartFrom(field, whole).every((word) => said.isNamed(word));
    }),
  );
}

const NAMING = /^(?:(?:full |display |first |last )?name|email|username|login)$/;

/** "The card is active" of a subscription that is active and paid by a card that has a status of its own. */
function isOfItsPart(said: Said): boolean {
  const used = [...said.used()];
  return used.some((whole) =>
    used.some(
      (field) =>
        isWithin(field, whole) &&
        nameOf(field) !== nameOf(whole) &&
        !NAMING.test(nameOf(whole)) &&
        !whole.values.some(({ kind }) => kind === 'identifier') &&
        said.fields.some(
          (own) =>
            own.object === field.object &&
            nameOf(own) === nameOf(whole) &&
            own.quote !== whole.quote &&
            !used.includes(own),
        ),
    ),
  );
}

/** The same where the card is told of as what the record is about: only its type says that there is one. */
function isOfItsKind(said: Said): boolean {
  const used = [...said.used()];
  return said.explained.some((one, at) => {
    if (one?.part !== 'type') return false;
    const kinds = said.focus.inner.filter(
      ({ name, words }) => KIND.test(name.at(-1)!) && words.length === 1 && words[0] === said.bare[at],
    );
    return kinds.some(({ object }) =>
      said.focus.inner.some(
        (own) =>
          own.object === object &&
          used.some(
            (field) => field.object !== object && nameOf(field) === nameOf(own) && field.quote !== own.quote,
          ),
      ),
    );
  });
}

const KIND = /^(?:type|kind|method)$/;

/** "The booking costs 150 francs" by the price of its room for each night. */
const isRateOfPart = (said: Said): boolean =>
  [...said.used()].some(({ values: [value], path }) => {
    if (value === undefined || !('per' in value) || value.per === undefined) return false;
    return !said.isNamed(path.at(-1) ?? '') && path.slice(0, -1).some((word) => said.isNamed(word));
  });

/** What is so, whatever was planned: who says when it ended means the actual end. */
const ACTUAL = /^(?:actual|real|final|current|effective|confirmed)$/;

/** "Ed is the owner" by `co_owner: Ed`, beside an `owner`. */
function isQualified(said: Said): boolean {
  return [...said.used()].some((field) => {
    const [first, ...plain] = field.name;
    if (
      plain.length === 0 ||
      ACTUAL.test(first!) ||
      said.isNamed(first!) ||
      !plain.every((word) => said.isNamed(word))
    )
      return false;
    return said.fields.some(
      (other) =>
        other.object === field.object &&
        nameOf(other) === plain.join(' ') &&
        other.quote !== field.quote &&
        // A flag is not taken for an amount.
        !(first === 'amount' && /^(?:true|false)$/.test(other.quote)),
    );
  });
}

/** States of an event or a shop that are those of its tickets or goods. */
const OF_GOODS = /^(?:on[ _-]?sale|sold[ _-]?out|available|in[ _-]?stock)$/i;

/** "The server is critical" by the severity of one of its alerts. */
function isOfRow(said: Said): boolean {
  const used = [...said.used()];
  return used.some((field) => {
    if (!/\/\d+$/.test(field.object) || !STATE.test(nameOf(field)) || said.focus.labels.some(isOfOneThing))
      return false;
    const others = used.filter((other) => other !== field);
    return (
      others.length > 0 &&
      others.every((other) => isWithin(field, other)) &&
      !said.focus.labels.some((label) => said.isNamed(label))
    );
  });
}

const STATE =
  /^(?:status|state|severity|priority|level|stage|phase|result|outcome|decision|verdict|disposition|conclusion)$/;

/** "Bolt received the shipment" of what was not delivered. */
const isUnreceived = (said: Said): boolean =>
  [...said.used()].some(({ name }) => /^(?:recipient|consignee|addressee)$/.test(name.at(-1)!)) &&
  said.words.some(({ lemma, form }) => lemma === 'receive' && form !== 'receive') &&
  said.fields.some(
    ({ name, quote }) =>
      /^(?:is )?(?:delivered|received)$/.test(name.join(' ')) && /^(?:false|no|null)$/i.test(quote),
  );

/** "The shipment is in Kiel" by where an entry of its timeline was that is not the latest. */
const isWhereItWas = (said: Said): boolean =>
  said.focus.labels.some(isOfOneThing) &&
  said.bare.some((form) => /^(?:is|are)$/.test(form)) &&
  [...said.used()].some(
    ({ name, object }) =>
      object === said.focus.id && /^(?:location|place|city|country)$/.test(name.join(' ')),
  ) &&
  !isLatest(said);

/** "The parcel is held by customs" by an event of its timeline that another followed: what happened is not how it stands. */
const isWhatItWas = (said: Said): boolean =>
  said.focus.labels.some(isOfOneThing) &&
  said.focus.rows.length > 0 &&
  said.bare.some((form) => /^(?:is|are)$/.test(form)) &&
  [...said.used()].some(
    ({ name, object }) =>
      object === said.focus.id && /^(?:type|status|state|event|event type|stage|phase)$/.test(name.join(' ')),
  ) &&
  !isLatest(said);

/** "The refund amount is 120 euros" by the total of the order, of which the refund is a part. */
function isOfPartAlone(said: Said): boolean {
  const { focus, explained } = said;
  const used = [...said.used()];
  const isOfWhole = (field: Field): boolean =>
    focus.above.includes(field) &&
    ((STATE.test(nameOf(field)) && !OF_GOODS.test(field.quote)) ||
      field.values.some(({ kind }) => kind !== 'identifier'));
  if (used.length === 0 || !used.every(isOfWhole)) return false;
  return explained.some(
    (one, at) =>
      one?.part === 'type' &&
      focus.labels.some((label) => said.canSay(label, at)) &&
      !used.some(({ name, path }) => [...name, ...path].some((word) => said.canSay(word, at))),
  );
}

/** "Order 7 is pending" by lines under a head of their own, "Refund", further down than the order's. */
function isUnderOther(said: Said): boolean {
  const { focus, explained } = said;
  const head = headOf(focus);
  if (!head.some((word) => THINGS.has(word)) || head.some((word) => said.isNamed(word))) return false;
  return (
    blockStart(focus.document, focus.own[0]!.sentence) > 0 && explained.some((one) => one?.part === 'type')
  );
}
