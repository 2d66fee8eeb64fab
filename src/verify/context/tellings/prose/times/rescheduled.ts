/** When something takes place after all, and how often what is done on a day of the week. */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const WHEN = String.raw`(?:on |at |in )?[^,;:]{3,40}?`;
const MOVED = new RegExp(
  String.raw`^((?:The|Our|Your|This|An?) [^,;:]{2,50}?)(?:,? (?:which was )?(?:originally |first |previously )?(?:planned|scheduled|due|set|announced) (?:for|on) (${WHEN}),?) (?:now )?(?:takes|will take|is taking) place (?:now )?(on|at|in) ([^,;:]{3,40}?)(?: instead)?$`,
  'u',
);

/** "The exam has been moved to Monday" for "the exam planned for Thursday takes place on Monday instead". */
function byPlan({ text }: Wording): readonly string[] {
  const found = MOVED.exec(text);
  if (found === null || /\b(?:not|never|if|unless|may|might|could)\b/iu.test(text)) return [];
  const [, what, from = '', at, to] = found;
  const day = from.replace(/^(?:on|at|in) /u, '');
  return [
    ...['takes place', 'will take place', 'will be held', 'is'].map((verb) => `${what} ${verb} ${at} ${to}`),
    ...['has been moved', 'was moved', 'has been rescheduled', 'was rescheduled'].flatMap((moved) => [
      `${what} ${moved} to ${to}`,
      `${what} ${moved} from ${day} to ${to}`,
    ]),
    `${what} does not take place on ${day}`,
    `${what} will not take place on ${day}`,
  ];
}

const MOVES = new RegExp(
  String.raw`^((?:The|Our|Your|This|An?) [^,;:]{2,50}?)(?:,? (?:which was )?(?:originally |first |previously )?(?:planned|scheduled|due|set|announced) (?:for|on) (${WHEN}),?)? (?:now )?(?:moves|has moved|moved|is moving|will move|is moved|is postponed|is rescheduled) to (\d[^,;:]{3,30}?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[^,;:]{0,20}?)$`,
  'u',
);

/** "The launch has been moved to 15 December" for "the launch, planned for 1 December, moves to 15 December". */
function byMove({ text }: Wording): readonly string[] {
  const found = MOVES.exec(text);
  if (found === null || /\b(?:not|never|if|unless|may|might|could)\b/iu.test(text)) return [];
  const [, what, from = '', to] = found;
  const day = from.replace(/^(?:on|at|in) /u, '');
  return [
    `${what} moves to ${to}`,
    ...['takes place', 'will take place', 'will be held', 'is', 'will be'].map(
      (verb) => `${what} ${verb} on ${to}`,
    ),
    ...['has been moved', 'was moved', 'has been rescheduled', 'was rescheduled'].flatMap((moved) => [
      `${what} ${moved} to ${to}`,
      ...(day === '' ? [] : [`${what} ${moved} from ${day} to ${to}`]),
    ]),
    ...(day === '' ? [] : [`${what} was planned for ${day}`, `${what} will not take place on ${day}`]),
  ];
}

const CALLED_OFF =
  /^((?:The|Our|Your|This) [^,;:]{2,50}?),? (?:(?:that|which) (?:was|had been) )?(?:originally |first |previously )?(?:planned|scheduled|set|announced) for ([^,;:]{3,40}?),? (is|has been|was) (cancelled|called off)(?: and (will be held|will take place|takes place) (in|on|at) ([^,;:]{3,40}?)( instead)?)?$/u;

/** "There is no drill on 2 December" for "the drill that was announced for 2 December is cancelled". */
function byCalledOff({ text }: Wording): readonly string[] {
  const found = CALLED_OFF.exec(text);
  if (found === null || /\b(?:not|never|if|unless|may|might|could)\b/iu.test(text)) return [];
  const [, what, from = '', be, off, held, at, to] = found;
  const day = from.replace(/^(?:on|at|in) /u, '');
  return [
    ...[be, 'has been', 'was'].flatMap((one) => [`${what} on ${day} ${one} ${off}`, `${what} ${one} ${off}`]),
    `${what} will not take place on ${day}`,
    ...(held === undefined
      ? []
      : [
          `${what} ${held} ${at} ${to}`,
          ...['has been moved', 'was moved', 'has been rescheduled'].flatMap((moved) => [
            `${what} ${moved} to ${to}`,
            `${what} ${moved} from ${day} to ${to}`,
          ]),
        ]),
  ];
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const EVERY = new RegExp(String.raw`\b(?:every ${DAY}|on ${DAY}s|each ${DAY})\b`, 'u');
const WEEKLY = /\b(?:weekly|every week|once a week|each week)\b/u;

/** "Are cleaned weekly" for "are cleaned every Friday". */
function byDay({ text, said }: Wording): readonly string[] {
  const often = WEEKLY.exec(said)?.[0];
  if (often === undefined || isLeftOpen(text) || /\bnot\b|n['’]t\b|\bclosed\b/iu.test(text)) return [];
  return [text.replace(EVERY, often)];
}

export const RESCHEDULED: readonly Rewriter[] = [
  {
    of: /\b(?:take place|takes place|be held|moved|rescheduled|is (?:on|at|in))\b/u,
    from: MOVED,
    write: byPlan,
    reorders: true,
  },
  {
    of: /\b(?:take place|takes place|be held|moved|moves|rescheduled|planned|(?:is|be) on)\b/u,
    from: MOVES,
    write: byMove,
    reorders: true,
  },
  {
    of: /\b(?:cancelled|called off|be held|take place|moved|rescheduled)\b/u,
    from: CALLED_OFF,
    write: byCalledOff,
    reorders: true,
  },
  { of: WEEKLY, from: EVERY, write: byDay, reorders: true },
];
