/** Claims about an agenda: when an item starts and ends, how long it lasts, what comes before what. */
import { minutesOf, TIME_SAID } from '../hours/clock.ts';
import { onDays } from '../hours/days.ts';
import { countIn, type Decided, type Form, type Sheet } from '../said.ts';
import { type Item, itemNamed, itemsOf } from './agenda.ts';

const T = (name: string): string => `(?<${name}>${TIME_SAID})`;
const BEGINS =
  '(?:starts?|begins?|is|are|takes? place|(?:is|are) scheduled|(?:is|are) set|kicks? off|gets? under way)';
const WAYS = [
  new RegExp(
    `^(?<what>.+?) (?:is|are|runs?|lasts?|goes|takes? place|(?:is|are) scheduled|(?:is|are) held)(?: from| between)? ${T('from')} ?(?:to|until|till|and|[-–]) ?${T('to')}$`,
    'iu',
  ),
  new RegExp(
    `^(?<what>.+?) ${BEGINS} (?:at|for) ${T('from')}(?: and (?:ends|finishes|lasts until|goes on until) (?:at )?${T('to')})?$`,
    'iu',
  ),
  new RegExp(`^at ${T('from')},? (?<what>.+?) (?:starts?|begins?|kicks? off|takes? place)$`, 'iu'),
  new RegExp(
    `^(?<what>.+?) (?:ends?|finishes|finish|is over|are over|closes|lasts until|lasts till|runs until|goes on until)(?: at)? ${T('to')}$`,
    'iu',
  ),
];
const LASTS =
  /^(?<what>.+?) (?:lasts?|takes?|goes on for|runs for|is scheduled for|is planned for) (?:for )?(?<many>half an|an? hour and a half|\p{L}+|\d+(?:\.5)?)(?: and a half)? ?(?<unit>hours?|minutes?|h|min)?$/iu;
const FOLLOWS =
  /^(?<one>.+?) (?:(?:comes?|is|are|takes? place|is scheduled|starts?|begins?) )?(?<way>(?:directly |immediately |right |straight )?(?:after|before)|(?:directly |immediately )?follows?|precedes?) (?<other>.+)$/iu;
const ENDS =
  /^(?:The (?:agenda|meeting|day|programme|program|event|offsite|conference|schedule|session|training)) (?<way>starts|begins|opens|ends|closes|concludes|finishes) with (?<what>.+)$/iu;

const decided = (holds: boolean, items: readonly Item[], kind: Decided['kind'] = 'date_time'): Decided => ({
  holds,
  kind,
  lines: items.map(({ line }) => line),
  told: items.map(({ line }) => line.text).join('; '),
});

/** What was moved or called off is no longer when the agenda has it. */
const changed = (item: Item): Decided => ({ ...decided(false, [item]), open: true });

/** "The strategy review starts at 09:30." */
export const itemAt: Form = (said, sheet): Decided | undefined => {
  const on = onDays(said);
  const plain = on?.rest ?? said;
  const found = WAYS.map((form) => form.exec(plain)?.groups).find((one) => one !== undefined);
  const items = found === undefined ? [] : itemsOf(sheet);
  const onThem =
    on === undefined ? items : items.filter(({ days }) => on.days.every((day) => days?.includes(day)));
  const item = found && itemNamed(found.what!, onThem);
  if (found === undefined || item === undefined) return undefined;
  if (item.open) return changed(item);
  const [from, to] = [found.from, found.to].map((one) => (one === undefined ? undefined : minutesOf(one)));
  // When an item without an end is over, the next may not tell.
  if (to !== undefined && item.to === undefined) return undefined;
  return decided((from === undefined || from === item.from) && (to === undefined || to === item.to), [item]);
};

/** "The customer panel lasts an hour." */
export const itemLasts: Form = (said, sheet): Decided | undefined => {
  const found = LASTS.exec(said)?.groups;
  const item = found && itemNamed(found.what!, itemsOf(sheet));
  if (found === undefined || item?.to === undefined) return undefined;
  if (item.open) return changed(item);
  const minutes = minutesIn(said, found.many!, found.unit ?? '');
  return minutes === undefined ? undefined : decided(item.to - item.from === minutes, [item], 'quantity');
};

function minutesIn(said: string, many: string, unit: string): number | undefined {
  if (/\bhalf an hour$/iu.test(said)) return 30;
  if (/\ban? hour and a half$/iu.test(said)) return 90;
  const count = countIn(many) ?? (/^\d+\.5$/u.test(many) ? Number(many) : undefined);
  if (count === undefined || unit === '') return undefined;
  return (count + (/ and a half /u.test(said) ? 0.5 : 0)) * (/^h/iu.test(unit) ? 60 : 1);
}

/** "Lunch follows the customer panel": the next, where it follows; "after" is any time after. */
export const itemAfter: Form = (said, sheet: Sheet): Decided | undefined => {
  const found = FOLLOWS.exec(said)?.groups;
  if (found === undefined) return firstOrLast(said, sheet);
  const items = itemsOf(sheet);
  const [one, other] = [itemNamed(found.one!, items), itemNamed(found.other!, items)];
  if (one === undefined || other === undefined || one.open || other.open || one.group !== other.group)
    return undefined;
  const way = found.way!.toLowerCase();
  const [earlier, later] = /after|follow/u.test(way) ? [other, one] : [one, other];
  const isNext = items.indexOf(later) === items.indexOf(earlier) + 1;
  const mustBeNext = /follow|precede|directly|immediately|right|straight/u.test(way);
  const holds = later.from > earlier.from && later.from >= (earlier.to ?? earlier.from);
  return decided(holds && (isNext || !mustBeNext), [one, other]);
};

/** "The day ends with the wrap-up." */
const firstOrLast: Form = (said, sheet) => {
  const found = ENDS.exec(said)?.groups;
  const items = found === undefined ? [] : itemsOf(sheet);
  const item = found && itemNamed(found.what!, items);
  if (
    found === undefined ||
    item === undefined ||
    item.open ||
    items.some(({ group }) => group !== item.group)
  )
    return undefined;
  const at = /^(?:starts|begins|opens)$/iu.test(found.way!) ? 0 : -1;
  return decided(items.at(at) === item, [item]);
};
