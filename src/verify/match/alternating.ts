/**
 * Verbs that tell with an object what somebody does to something, and without one what becomes of their subject: "Ana
 * opened the door", "the door opened" (Levin 1993, the causative alternation).
 */
export const ALTERNATING: ReadonlySet<string> = new Set(
  (
    'bend begin boil bounce break burn burst change chip close collapse continue cool crack crash decrease develop dissolve double ' +
    'drain drop dry empty end expand explode flood freeze grow halve heal improve increase lengthen lower melt move multiply open pop ' +
    'quadruple reopen resume rip ring roll rotate shatter shorten shrink shut sink slow snap spill spin split spread start stop ' +
    'stretch strengthen swell tear tip triple turn vary weaken widen worsen'
  ).split(' '),
);
