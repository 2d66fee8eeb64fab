/** Turns of phrase: which say the same of whatever they are said, and which follow from which. */

/** Those that say the same, form by form. */
export const SAME: readonly (readonly string[])[] = [
  ['kicks off', 'begins', 'starts', 'commences', 'gets under way', 'gets underway'],
  ['kicked off', 'began', 'started', 'commenced', 'got under way', 'got underway'],
  ['kick off', 'begin', 'start', 'commence', 'get under way'],
  ['turned up', 'revealed', 'uncovered', 'brought to light', 'unearthed'],
  ['turns up', 'reveals', 'uncovers', 'brings to light'],
  ['saw', 'observed', 'noticed', 'spotted'],
  ['responds with', 'returns', 'answers with', 'replies with'],
  ['responded with', 'returned', 'answered with', 'replied with'],
  ['not working', 'out of order', 'not functioning', 'inoperative', 'not operational'],
  ['out of service', 'not in operation', 'out of operation', 'not in service', 'not operating'],
  ['timed out', 'ran into a timeout', 'hit a timeout', 'ended in a timeout', 'failed with a timeout'],
  ['times out', 'runs into a timeout', 'hits a timeout', 'ends in a timeout', 'fails with a timeout'],
  ['staff', 'employees', 'personnel'],
  ['lives in', 'resides in', 'is resident in'],
  ['live in', 'reside in', 'are resident in'],
  ['works for', 'is employed by', 'is an employee of'],
  ['work for', 'are employed by', 'are employees of'],
  ['belongs to', 'is owned by', 'is the property of'],
  ['belong to', 'are owned by', 'are the property of'],
  ['consists of', 'is made up of', 'is composed of', 'comprises'],
  ['consist of', 'are made up of', 'are composed of', 'comprise'],
  ['costs', 'is priced at', 'sells for', 'retails at', 'retails for'],
  ['cost', 'are priced at', 'sell for', 'retail at', 'retail for'],
  ['lasts', 'goes on for', 'has a duration of'],
  ['lasted', 'went on for', 'had a duration of'],
  ['weighs', 'has a weight of'],
  [
    'is free of charge',
    'costs nothing',
    'is at no charge',
    'comes at no charge',
    'is at no cost',
    'comes at no cost',
  ],
  [
    'are free of charge',
    'cost nothing',
    'are at no charge',
    'come at no charge',
    'are at no cost',
    'come at no cost',
  ],
  ['is mandatory', 'is compulsory', 'is obligatory'],
  ['are mandatory', 'are compulsory', 'are obligatory'],
  ['is optional', 'is voluntary', 'is not mandatory', 'is not compulsory', 'is not obligatory'],
  ['are optional', 'are voluntary', 'are not mandatory', 'are not compulsory', 'are not obligatory'],
  ['is not enough', 'is insufficient', 'is not sufficient', 'does not suffice'],
  ['are not enough', 'are insufficient', 'are not sufficient', 'do not suffice'],
  ['is enough', 'is sufficient', 'suffices'],
  ['are enough', 'are sufficient', 'suffice'],
  ['is not allowed', 'is prohibited', 'is forbidden', 'is banned', 'is not permitted'],
  ['are not allowed', 'are prohibited', 'are forbidden', 'are banned', 'are not permitted'],
  ['is not refundable', 'is non-refundable', 'is nonrefundable', 'cannot be refunded'],
  ['are not refundable', 'are non-refundable', 'are nonrefundable', 'cannot be refunded'],
  ['is not transferable', 'is non-transferable', 'cannot be transferred'],
  ['are not transferable', 'are non-transferable', 'cannot be transferred'],
  ['is in charge of', 'is responsible for'],
  ['are in charge of', 'are responsible for'],
  ['heads', 'is the head of'],
  ['wants to', 'wishes to', 'would like to'],
  ['want to', 'wish to', 'would like to'],
  ['asked for', 'requested'],
  ['asks for', 'requests'],
  ['on time', 'on schedule', 'as scheduled', 'punctually'],
  ['complained about', 'made a complaint about', 'lodged a complaint about', 'filed a complaint about'],
  ['declined', 'turned down'],
  ['died', 'passed away'],
  ['departed from', 'left from'],
  ['every day', 'daily', 'each day'],
  ['every week', 'weekly', 'each week'],
  ['every month', 'monthly', 'each month'],
  ['every year', 'yearly', 'annually', 'each year'],
  ['by email', 'by e-mail', 'via email', 'via e-mail'],
  ['by phone', 'by telephone', 'over the phone', 'on the phone'],
  ['at the moment', 'at present', 'currently', 'right now'],
];

/** What follows from another turn, and not the other way round. */
export const FROM: readonly (readonly [string, string])[] = [
  ['not working', 'broken'],
  ['not working', 'out of order'],
  ['out of order', 'broken'],
  ['does not work', 'is broken'],
  ['does not work', 'is not working'],
  ['does not work', 'is out of order'],
  ['do not work', 'are broken'],
  ['did not work', 'was broken'],
  ...from('has', 'features', 'comes with', 'is equipped with', 'is fitted with', 'is furnished with'),
  ...from('have', 'feature', 'come with', 'are equipped with', 'are fitted with', 'are furnished with'),
  ...from('works for', 'has worked for', 'has been working for'),
  ...from('lives in', 'has lived in', 'has been living in'),
  ...from('is closed on', 'stays closed on', 'remains closed on', 'does not open on', 'is not open on'),
  ...from('are closed on', 'stay closed on', 'remain closed on', 'do not open on', 'are not open on'),
  ...from(
    'is free',
    'is free of charge',
    'costs nothing',
    'is complimentary',
    'is at no charge',
    'comes at no cost',
  ),
  ...from(
    'are free',
    'are free of charge',
    'cost nothing',
    'are complimentary',
    'are at no charge',
    'come at no cost',
  ),
  ...from('is full', 'is fully booked'),
  ...from('are full', 'are fully booked'),
  ...from('is missing', 'cannot be found', 'is nowhere to be found', 'is lost'),
  ...from('are missing', 'cannot be found', 'are nowhere to be found', 'are lost'),
  ...from('is required', 'is mandatory', 'is compulsory', 'is obligatory', 'is a must'),
  ...from('are required', 'are mandatory', 'are compulsory', 'are obligatory', 'are a must'),
  ...from('is not required', 'is optional', 'is voluntary', 'is not needed', 'is not necessary'),
  ...from('are not required', 'are optional', 'are voluntary', 'are not needed', 'are not necessary'),
  ...from('is not included', 'is excluded', 'is charged separately', 'costs extra', 'is extra'),
  ...from('are not included', 'are excluded', 'are charged separately', 'cost extra', 'are extra'),
  ...from('is not valid', 'is invalid', 'is void'),
  ...from('are not valid', 'are invalid', 'are void'),
  ...from('is late', 'is overdue', 'is running late', 'is behind schedule'),
  ...from('are late', 'are overdue', 'are running late', 'are behind schedule'),
  ...from('was late', 'arrived late', 'came late', 'was overdue'),
  ...from('were late', 'arrived late', 'came late', 'were overdue'),
  ...from('leads', 'heads', 'is the head of', 'is the leader of'),
  ...from('manages', 'is the manager of', 'is in charge of'),
  ...from('founded', 'is the founder of', 'was the founder of'),
  ...from('wrote', 'is the author of', 'was the author of'),
  ...from('speaks', 'is fluent in'),
  ...from('speak', 'are fluent in'),
  ...from('is married to', 'is the wife of', 'is the husband of'),
  ...from('arrived', 'got here', 'turned up'),
  ...inOffice(['works', 'serves', 'acts', 'is employed', 'is engaged'], 'is'),
  ...inOffice(['worked', 'served', 'acted', 'was employed', 'was engaged'], 'was'),
  ...['is', 'are', 'was', 'were'].flatMap(inPlace),
  ...takesPlace('is', ['takes place', 'will take place', 'will be held', 'is held', 'is scheduled']),
  ...takesPlace('was', ['took place', 'was held']),
];

function from(ours: string, ...theirs: readonly string[]): (readonly [string, string])[] {
  return theirs.map((turn) => [ours, turn]);
}

/** Who works as a doctor is a doctor. */
function inOffice(works: readonly string[], is: string): (readonly [string, string])[] {
  return ['a', 'an', 'the'].flatMap((article) =>
    from(`${is} ${article}`, ...works.map((turn) => `${turn} as ${article}`)),
  );
}

/** What is located, kept or parked somewhere is there. */
function inPlace(is: string): (readonly [string, string])[] {
  const put = ['located', 'situated', 'kept', 'stored', 'parked', 'housed', 'installed'];
  return ['in', 'at', 'on', 'near', 'under', 'behind', 'opposite', 'beside', 'next to'].flatMap((at) =>
    from(`${is} ${at}`, ...put.map((turn) => `${is} ${turn} ${at}`)),
  );
}

/** What is held on a day, or in a room, is then and there. */
function takesPlace(is: string, held: readonly string[]): (readonly [string, string])[] {
  return ['on', 'at', 'in'].flatMap((at) => from(`${is} ${at}`, ...held.map((turn) => `${turn} ${at}`)));
}
