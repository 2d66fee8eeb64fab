/** Abbreviations whose full stop ends no sentence, folded. */
export const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof st sr jr vs etc e.g i.e eg ie cf al inc ltd co corp llc vol fig art sec ' +
    'dept est approx jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun bzw usw ' +
    'z.b d.h ca evtl ggf inkl zzgl str tel hr fr frau mme mlle m mm sra sres ud uds avda ref gen col capt ' +
    'lt sgt rev hon pres gov sen rep ave blvd rd mt ft u.s u.k a.m p.m ph.d incl excl resp temp spec orig cert addr assoc ' +
    'misc prev cont einschl zuzugl vermutl monatl jahrl env'
  ).split(' '),
);

/** Abbreviations before a figure alone: before anything else "No." is an answer, "Max." a name, and "50 p." a price. */
export const NUMBERING = new Set('no nos nr max min ver p pp pg pgs ch chap para paras'.split(' '));

/** First letters of the months in German, where the day before them is written with a full stop. */
export const MONTHS = new Set('jan feb mar apr mai jun jul aug sep okt nov dez'.split(' '));

/** Abbreviations that may end a sentence too ("by 10 a.m. The kitchen …"), and words that open the next one. */
export const MAY_END = new Set('m etc approx jr sr'.split(' '));
export const OPENERS = new Set(
  (
    'the a an it he she they we you i this that these those there in on at if for from by with after before when while ' +
    'no not all both each every our your his her its their please'
  ).split(' '),
);

/** What stands behind a time of day and belongs to it: days, months and zones, by their first eight letters. */
export const OF_TIMES = new Set(
  (
    'monday tuesday wednesda thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february ' +
    'march april may june july august septembe october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'eastern central pacific mountain standard daylight local london paris berlin tokyo beijing singapor greenwic and or'
  ).split(' '),
);
/** Words with which a sentence opens whose time stands before its subject: "At 3 p.m. Ana called". */
export const TIMING = new Set(
  'at by on from until till after before around about since between approximately shortly today yesterday tomorrow'.split(
    ' ',
  ),
);

/** Titles that stand before a name, and behind no initial. */
export const TITLED = new Set('mr mrs ms dr prof'.split(' '));

/** Words that end no line of their own: what they open stands on the next one. */
export const DANGLING = new Set(
  (
    'the a an of in on at to by for from with and or new north south east west san st mr mrs ms ' +
    'unlike than our your his her its their this that der die das den dem le la les el los las'
  ).split(' '),
);

/** Kinds whose number or name a wrapped line may leave to the next one: a line of a few words that ends in one is a heading. */
export const LABELLING = new Set('order team flight invoice ticket room platform'.split(' '));
