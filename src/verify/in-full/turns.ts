/** What a plain sentence of an everyday text says in another turn, which a reader hardly sees as another. */
import { capital } from '../context/tellings/words.ts';

type Turn = readonly [pattern: RegExp, say: (found: RegExpExecArray) => readonly string[]];

const AMOUNT = String.raw`(?:[$€£]\d[\d.,]*|\d[\d.,]* ?(?:%|percent|per cent|euros?|pounds?|dollars?|points?))`;

const TURNS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`^(.{3,60}?) (?:is|are) (up|down)(?: by)? (${AMOUNT})((?: (?:on|from|over|compared) .+)?)$`,
      'u',
    ),
    ([, what, way, by, than]) => {
      const [verb, has] = way === 'up' ? ['rose', 'risen'] : ['fell', 'fallen'];
      return [`${what} ${verb} by ${by}${than}`, `${what} ${verb} by ${by}`, `${what} has ${has} by ${by}`];
    },
  ],
  [
    /^(.{3,80}?) (was|were|has been|have been) (approved|adopted|passed|agreed|accepted|elected|carried|rejected) unanimously(.*)$/u,
    ([, what, be, done, rest]) => [
      `${what} ${be} ${done}${rest}`,
      `${what} ${be} unanimously ${done}${rest}`,
      // By a committee it was: not by all there are.
      ...(done === 'rejected' || done === 'elected' || rest !== ''
        ? []
        : [
            `Everyone agreed to ${lowered(what!)}`,
            `Everyone voted for ${lowered(what!)}`,
            `Nobody voted against ${lowered(what!)}`,
          ]),
    ],
  ],
  [
    /^(.{3,80}?) (is|are) to (?!be\b)(\p{Ll}.+)$/u,
    ([, who, , deed]) => [`${who} will ${deed}`, `${who} must ${deed}`],
  ],
  [
    /^(.{3,80}?) (?:is|are) to be (\p{Ll}.+)$/u,
    ([, what, done]) => [`${what} will be ${done}`, `${what} must be ${done}`],
  ],
  [
    /^((?:The |Councillor |Mr |Ms |Mrs |Dr )?(?!\p{L}+(?:ed|s) to )\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?) to (?!(?:the|a|an|all|each|every|be|our|his|her|their|no|one|two|three|\p{Ll}+s|\p{Ll}+ing)\b)(\p{Ll}{2,} .+)$/u,
    ([, who, deed]) => [`${who} will ${deed}`, `${who} is to ${deed}`, `${who} has to ${deed}`],
  ],
  [
    /^(.{2,60}?) (need|needs) not (\p{Ll}.+)$/u,
    ([, who, , deed]) => [`${who} does not have to ${deed}`, `${who} does not need to ${deed}`],
  ],
  [
    /^(.{2,60}?) will pay ((?:Mr|Ms|Mrs|Dr)?\.? ?\p{L}[\p{L} ]{1,30}?) ([$€£]\d[\d.,]*\d|\d[\d.,]* (?:euros?|pounds?|dollars?))\b(.*)$/u,
    ([, who, whom, sum]) => [
      `${capital(whom!)} will get ${sum}`,
      `${capital(whom!)} will receive ${sum}`,
      `${who} will pay ${sum} to ${whom}`,
    ],
  ],
  [
    /^(.{2,60}?) (?:terminates?|cancels?|ends?|gives? notice of) ((?:his|her|its|the|their|our|my) [^,.;()]{3,60}?)(?: \([^()]*\))? (?:with effect from|effective|as of|as from|from|by|on|at the end of|to the end of) (.+)$/u,
    ([, who, what, when]) => [
      `${who} is terminating ${what}`,
      `${who} is cancelling ${what}`,
      `${capital(what!.replace(/^(?:his|her|its|their|our|my) /u, 'the '))} ends ${/^\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|\p{Lu})/u.test(when!) ? 'on ' : ''}${when}`,
    ],
  ],
  [
    /^(.{3,90}?) (was|were|has been|have been|is|are) (\p{Ll}+) (?:.{0,60}? )?(?:because of|due to|owing to|on account of|as a result of) (.{3,90})$/u,
    ([, what, , done, why]) => {
      const noun = DEEDS.get(done!);
      return noun === undefined
        ? []
        : [
            `The ${noun} was due to ${why}`,
            `The ${noun} of ${lowered(what!)} was due to ${why}`,
            `The reason for the ${noun} was ${why}`,
            `${capital(why!)} caused the ${noun}`,
            `${capital(why!)} led to the ${noun}`,
          ];
    },
  ],
  [
    /^(?:.{2,60}? )?(?:regrets?|(?:is|are) (?:pleased|sorry|happy|glad|proud)) to (?:announce|inform \p{L}+|report|say|confirm) that (.+)$/u,
    ([, told]) => [capital(told!)],
  ],
  [
    /^(.{3,90}? (?:was|were|has been|have been) (?:accepted|approved|adopted|passed|rejected|carried|agreed|defeated)(?:.{0,40}?)) by (\p{L}+|\d+) (?:votes? )?to (\p{L}+|\d+)(?: votes)?$/u,
    ([, told, ayes, noes]) => {
      const matter = /^(.+?) (?:was|were|has been|have been) /u.exec(told!)![1]!;
      const against = /rejected|defeated/.test(told!);
      return [
        told!,
        `${capital(ayes!)} members voted ${against ? 'against' : 'for'} ${lowered(matter)}`,
        `${capital(noes!)} ${/^(?:one|1)$/.test(noes!) ? 'member' : 'members'} voted ${against ? 'for' : 'against'} ${lowered(matter)}`,
        `${capital(ayes!)} councillors voted ${against ? 'against' : 'for'} ${lowered(matter)}`,
      ];
    },
  ],
  [
    /^(.{3,90}? of (?:the )?(?:[$\u20ac\u00a3]\d|\d|\p{Ll}).{0,40}?|.{3,60}? (?:is|are|was|were) (?:[$\u20ac\u00a3]\d|\d)[^,]{0,40}), of which ([^,]{1,40}?) (has|have|is|are|was|were) (.+)$/u,
    ([, , some, be, rest]) => {
      const as = /^(?:been )?(?:received|paid) as (an?) (.+)$/u.exec(rest!);
      return [
        `${capital(some!)} ${be} ${rest}`,
        ...(as === null
          ? []
          : [
              `${capital(as[1]!)} ${as[2]} of ${some} has been paid`,
              `The ${as[2]} is ${some}`,
              `A ${as[2]} of ${some} was received`,
            ]),
      ];
    },
  ],
  [
    /^((?:The|His|Her|Your) (?:balance|rest|remainder|rent|fee|total|price|deposit|amount|bill|invoice|remaining amount)) (is|was) (due|payable) ([^,]{3,40}), (in cash or by card|by card or in cash|(?:in cash|by \p{L}+(?: \p{L}+)?)(?:,? or (?:in cash|by \p{L}+(?: \p{L}+)?))?)$/u,
    ([, what, be, due, when, how]) => [
      `${what} ${be} ${due} ${when}`,
      `${what} has to be paid ${when}`,
      `${what} can be paid ${how}`,
      ...how!.split(' or ').map((one) => `${what} can be paid ${one}`),
    ],
  ],
  [
    /^(.{2,60}?['\u2019]s) booking (for|of) (.+)$/u,
    ([, whose, , what]) => [
      `${whose!.slice(0, -2)} has booked ${what}`,
      `${whose!.slice(0, -2)} booked ${what}`,
    ],
  ],
  [
    /^(An?) (\p{Ll}+) from (\p{Lu}[\p{L}-]+) (\p{Ll}+ed|came|went|took|made|found|won|brought|built) (.+)$/u,
    ([, a, noun, place, verb, rest]) => [
      `The ${noun} came from ${place}`,
      `The ${noun} was from ${place}`,
      `${a} ${noun} ${verb} ${rest}`,
    ],
  ],
  [
    /^(?:Mayor |Chair |President |Councillor |Councilman |Councilwoman |Deputy |Mr |Ms |Mrs |Dr )?(\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2}) (?:was |is )?in the chair$/u,
    ([, who]) => [`${who} chaired the meeting`, `The meeting was chaired by ${who}`],
  ],
  [
    /^(End|Start|Beginning|Close) of (?:the )?(meeting|session|event|class|shift|term|hearing):? (?:at )?(\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m)$/u,
    ([, edge, what, time]) =>
      /^(?:End|Close)$/.test(edge!)
        ? [`The ${what} ended at ${time}`, `The ${what} finished at ${time}`]
        : [`The ${what} started at ${time}`, `The ${what} began at ${time}`],
  ],
  [/^(.{3,90}?) (?:has|have) (\d+|\p{L}+) (\p{Ll}+) of (its|their|his|her) own$/u, ([told]) => [told!]],
];

const DEEDS: ReadonlyMap<string, string> = new Map(
  (
    'cancelled:cancellation canceled:cancellation delayed:delay closed:closure postponed:postponement rejected:rejection dismissed:dismissal evacuated:evacuation ' +
    'suspended:suspension refused:refusal interrupted:interruption damaged:damage terminated:termination ended:end reduced:reduction ' +
    'stopped:stop injured:injury declined:refusal moved:move changed:change'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const lowered = (text: string): string =>
  text.replace(/^(?:The|An?|This|Our) /u, (word) => word.toLowerCase());

const OPEN = /\b(?:if|unless|whether|would|could|might|perhaps|not yet|was to|were to)\b|[?"\u201c]/iu;

/** The other turns of a sentence. */
export function inOtherTurns(sentence: string): readonly string[] {
  if (sentence.length > LONGEST || OPEN.test(sentence)) return [];
  return TURNS.flatMap(([pattern, say]) => {
    const found = pattern.exec(sentence);
    return found === null ? [] : say(found);
  });
}

const LONGEST = 260;
