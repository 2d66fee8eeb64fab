/** Claims that say by a verb what a label gives: "It weighs 1.2 kg" of "Weight: 1.2 kg", "It is covered by a five-year warranty". */
import type { Decided, Form } from '../said.ts';
import { fieldOf, isThing, oneOf } from './one.ts';
import { isSameValue, keepsTo } from './values.ts';

interface Way {
  /** The claim: `who` the thing, `value` what it has. */
  readonly said: RegExp;
  readonly label: RegExp;
  /** What stands before the value of the field for all that the claim says. */
  readonly before?: string;
}

const VALUE = '(?<value>\\S.*)';
const form = (verb: string): RegExp => new RegExp(`^(?<who>.+?) ${verb} ${VALUE}$`, 'iu');
const LENGTH = '(?<value>(?:\\p{L}+|\\d+)[- ](?:year|month|week|day)s?)';

const WAYS: readonly Way[] = [
  { said: form('weighs?'), label: /^(?:net |total )?weight$/u },
  { said: form('(?:holds?|has a (?:volume|capacity) of|has space for)'), label: /^(?:volume|capacity)$/u },
  {
    said: form('(?:seats|sleeps|accommodates|has room for)'),
    label: /^(?:seats|sleeps|capacity|max(?:imum)?\\.? (?:guests|occupancy)|occupancy)$/u,
  },
  { said: form('serves?'), label: /^(?:serves|servings?|portions?|yield)$/u },
  {
    said: form(
      '(?:can carry|carries|supports|can bear|takes|is rated for) (?:up to|at most|a maximum of|no more than)',
    ),
    label: /^(?:max(?:imum)?\.? (?:load|weight|capacity|payload)|load capacity|payload)$/u,
  },
  {
    said: new RegExp(
      `^(?<who>.+?) (?:is covered by|are covered by|comes? with|has|have|carry|carries|is sold with|is backed by) an? ${LENGTH} (?:warranty|guarantee)$`,
      'iu',
    ),
    label: /^(?:(?:manufacturer['’]?s? )?(?:warranty|guarantee)(?: period)?)$/u,
  },
  {
    said: form('(?:has|have|is covered by|are covered by|comes? with|carries) a (?:warranty|guarantee) of'),
    label: /^(?:warranty|guarantee)(?: period)?$/u,
  },
  {
    said: form('(?:is|are) (?:under warranty|guaranteed|covered by (?:the|a) warranty) for'),
    label: /^(?:warranty|guarantee)(?: period)?$/u,
  },
  {
    said: form('(?:is|was|are|were) (?:made|manufactured|produced) in'),
    label: /^(?:made in|country of (?:origin|manufacture)|manufactured in|produced in)$/u,
  },
  {
    said: form('(?:is|was) (?:made|manufactured|produced) by'),
    label: /^(?:manufacturer|made by|producer|maker)$/u,
  },
  {
    said: /^(?<who>.+?) takes? (?<value>.+?) to (?:prepare|make ready)$/iu,
    label: /^(?:prep(?:aration)?(?: time)?)$/u,
  },
  { said: /^(?<who>.+?) takes? (?<value>.+?) to bake$/iu, label: /^bak(?:e|ing)(?: time)?$/u },
  { said: /^(?<who>.+?) takes? (?<value>.+?) to cook$/iu, label: /^cook(?:ing)?(?: time)?$/u },
  {
    said: /^(?<who>.+?) takes? (?<value>.+?) to (?:charge|recharge)(?: fully)?$/iu,
    label: /^(?:charg(?:e|ing)|recharging)(?: time)?$/u,
  },
  { said: form('(?:is|are|must be|should be) baked for'), label: /^bak(?:e|ing)(?: time)?$/u },
  { said: form('(?:is|are|must be) cooked for'), label: /^cook(?:ing)?(?: time)?$/u },
  {
    said: form('(?:is|are|must be) baked at'),
    label: /^(?:oven(?: temp(?:erature)?)?|bak(?:e|ing) temp(?:erature)?)$/u,
  },
  {
    said: form('(?:lasts?|runs for|goes on for|takes)'),
    label: /^(?:duration|length|running time|runtime|run time|total time)$/u,
  },
  {
    said: form('(?:ships|is delivered|arrives|is shipped) (?:in|within)'),
    label: /^(?:delivery(?: time)?|shipping time|lead time)$/u,
  },
  {
    said: form('(?:costs?|sells for|is priced at|is sold for)'),
    label: /^(?:(?:unit |list |retail |sale )?price|cost|rrp)$/u,
  },
  { said: form('(?:is|was) (?:written|authored) by'), label: /^(?:authors?|written by)$/u },
  { said: form('(?:is|was) (?:published) by'), label: /^publisher$/u },
  { said: form('(?:has|contains|runs to)'), label: /^pages$/u },
  { said: form('(?:meets|takes place|is held|is) (?:in|at)'), label: /^(?:venue|location|room|place)$/u },
];

/** What stands in brackets behind a value, or what it adds, may take some of it back. */
const OPEN =
  /\b(?:not|only|except|excluding|from|approx|about|ca|depending|per|optional|limited|tbd|tbc|estimated|provisional)\b|\?/iu;

export const measured: Form = (said, sheet): Decided | undefined => {
  for (const { said: way, label } of WAYS) {
    const found = way.exec(said)?.groups;
    if (found === undefined) continue;
    const one = oneOf(sheet);
    if (one === undefined) return undefined;
    const field = fieldOf(one, label);
    if (field === undefined || !isThing(found.who!, one)) continue;
    const value = field.value.replace(/\.$/u, '');
    const bare = value.replace(/^(?:up to|max\.?) /iu, '');
    const own = /up to/u.test(way.source) ? bare : value;
    if (OPEN.test(value) && !OPEN.test(found.value!)) continue;
    const isUnit = /^pages$/u.test(field.label) ? `${own} pages` : own;
    const keeps = keepsTo(found.value!, isUnit);
    if (keeps !== undefined)
      return { holds: keeps, kind: 'quantity', lines: [field.line], told: field.line.text };
    if (isSameValue(found.value!, isUnit)) return { holds: true, lines: [field.line], told: field.line.text };
  }
  return undefined;
};
