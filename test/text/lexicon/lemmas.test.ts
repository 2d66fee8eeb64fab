import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { lexicon } from '../../../src/text/lexicon/bundled.ts';
import type { Pos } from '../../../src/text/lexicon/index.ts';

/** Lemma, then forms that are read as it, whatever their part of speech. */
const FORMS = `
refund: refund refunds refunded refunding
ship: ships shipped shipping
cancel: cancels cancelled canceled cancelling canceling
deliver: delivers delivered delivering
approve: approves approved approving
reject: rejects rejected rejecting
deny: denies denied denying
submit: submits submitted submitting
pay: pays paid paying
send: sends sent sending
receive: receives received receiving
order: orders ordered ordering
charge: charges charged charging
bill: bills billed billing
issue: issues issued issuing
reply: replies replied replying
apply: applies applied applying
verify: verifies verified verifying
transfer: transfers transferred transferring
refer: refers referred referring
occur: occurs occurred occurring
permit: permits permitted permitting
plan: plans planned planning
plane: planes
rate: rates rated
hope: hopes hoped hoping
hop: hops hopped hopping
file: files filed filing
fill: fills filled filling
tie: ties tied tying
die: dies died dying
lie: lying
agree: agrees agreed agreeing
free: frees freed freeing
issue: issues
argue: argues argued arguing
continue: continues continued continuing
visit: visits visited visiting
edit: edits edited editing
limit: limits limited limiting
offer: offers offered
open: opens opened
close: closes closed closing
use: uses used using
add: adds added adding
call: calls called calling
pass: passes passed passing
process: processes processed processing
access: accesses accessed accessing
address: addresses addressed addressing
fix: fixes fixed fixing
tax: taxes taxed taxing
box: boxes boxed boxing
search: searches searched searching
push: pushes pushed pushing
be: am is are was were been
have: has had having
do: does did done doing
go: goes went gone going
give: gives gave given
take: takes took taken taking
make: makes made making
get: gets got gotten getting
see: sees saw seen seeing
find: finds found finding
leave: left leaving
write: writes wrote written writing
sell: sells sold selling
buy: buys bought buying
bring: brings brought bringing
think: thinks thought thinking
know: knows knew known knowing
keep: keeps kept keeping
lose: loses lost losing
win: wins won winning
begin: begins began begun
break: breaks broke broken breaking
choose: chooses chose chosen choosing
withdraw: withdraws withdrew withdrawn withdrawing
withhold: withholds withheld
forget: forgets forgot forgotten forgetting
forbid: forbids forbade forbidden forbidding
freeze: freezes froze frozen freezing
undergo: undergoes underwent undergone
overpay: overpays overpaid
repay: repays repaid repaying
hear: hears heard
speak: speaks spoke spoken speaking
panic: panics panicked panicking
customer: customers customer's customers'
city: cities
company: companies
delivery: deliveries
analysis: analyses
crisis: crises
criterion: criteria
child: children
man: men
woman: women
person: people persons
foot: feet
tooth: teeth
mouse: mice
wolf: wolves
knife: knives
life: lives
bus: buses
status: statuses
virus: viruses
hero: heroes
potato: potatoes
movie: movies
shoe: shoes
cache: caches
index: indices indexes
matrix: matrices
loss: losses
class: classes
glass: glass
salesperson: salespeople
chairman: chairmen
fee: fees
minute: minutes
hour: hours
year: years
term: terms
condition: conditions
device: devices
service: services
goods: goods
news: news
customs: customs
glasses: glasses
series: series
species: species
data: data
media: media
meeting: meetings meeting
building: building buildings
evening: evening evenings
wedding: wedding
marketing: marketing
large: large larger largest
big: big bigger biggest
early: earliest
happy: happy happier happiest
cheap: cheap cheaper cheapest
high: high higher highest
good: good better best
bad: bad worse worst
paper: paper papers
number: number numbers
manager: manager managers
computer: computer computers
interest: interest interests
forest: forest forests
need: need needs needed needing
feed: feed feeds
seed: seed seeds
speed: speed speeds
thing: thing things
king: king kings
red: red
bed: bed beds
hundred: hundred
color: color colour colours coloured
authorize: authorize authorise authorised authorizes
organize: organise organised
center: centre centres
traveler: traveller travellers
email: e-mail e-mails email emails
`;

const rows = FORMS.trim()
  .split('\n')
  .flatMap((line) => {
    const [lemma, forms] = line.split(': ') as [string, string];
    return forms.split(' ').map((form) => [form, lemma] as const);
  });

describe('The lemma of a form', () => {
  test(`is its dictionary form, for each of a table of more than 300`, () => {
    assert.ok(rows.length > 300, String(rows.length));
    const wrong = rows
      .map(([form, lemma]) => [form, lexicon.lemma(form), lemma] as const)
      .filter(([, found, lemma]) => found !== lemma);
    assert.deepEqual(wrong, []);
  });

  test('does not depend on capitals', () => {
    for (const [form, lemma] of rows) assert.equal(lexicon.lemma(form.toUpperCase()), lemma, form);
  });

  const byPos: readonly [string, Pos, string][] = [
    ['meeting', 'v', 'meet'],
    ['meeting', 'n', 'meeting'],
    ['building', 'v', 'build'],
    ['left', 'a', 'left'],
    ['left', 'v', 'leave'],
    ['leaves', 'n', 'leaf'],
    ['leaves', 'v', 'leave'],
    ['found', 'v', 'find'],
    ['saw', 'n', 'saw'],
    ['approved', 'a', 'approved'],
    ['approved', 'v', 'approve'],
    ['better', 'r', 'well'],
    ['putting', 'v', 'put'],
  ];
  for (const [form, pos, lemma] of byPos) {
    test(`of "${form}" as ${pos} is "${lemma}"`, () => assert.equal(lexicon.lemma(form, pos), lemma));
  }

  const unknown: readonly [string, string][] = [
    ['chromebooks', 'chromebook'],
    ['onboarded', 'onboard'],
    ['relisted', 'relist'],
    ['geofenced', 'geofence'],
    ['hq-20931', 'hq-20931'],
    ['日本語', '日本語'],
    ['münchen', 'münchen'],
  ];
  for (const [form, lemma] of unknown) {
    test(`of "${form}", which no dictionary lists, is "${lemma}"`, () => {
      assert.equal(lexicon.lemma(form), lemma);
    });
  }

  test('is the form itself for words of grammar', () => {
    for (const form of ['this', 'his', 'us', 'during', 'as', 'than']) assert.equal(lexicon.lemma(form), form);
  });

  test('is the form in lower case for strings longer than words are', () => {
    const long = 'Refunds'.repeat(1_000_000);
    assert.equal(lexicon.lemma(long), long.toLowerCase());
    assert.equal(lexicon.relation(long, `un${long}`).kind, 'none');
    assert.deepEqual(lexicon.expand(long), []);
  });

  test('is in lower case and given for any string, twice the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (form) => {
        const lemma = lexicon.lemma(form);
        assert.equal(lexicon.lemma(form), lemma);
        assert.equal(lemma, lemma.toLowerCase());
        assert.ok(lexicon.lemmas(form).length > 0);
      }),
    );
  });
});

describe('All readings of a form', () => {
  test('hold every part of speech it can have', () => {
    assert.deepEqual(lexicon.lemmas('meeting'), [
      { lemma: 'meeting', pos: 'n' },
      { lemma: 'meet', pos: 'v' },
    ]);
    const left = lexicon.lemmas('left').map(({ lemma, pos }) => `${lemma}/${pos}`);
    for (const reading of ['leave/v', 'left/n', 'left/a', 'left/r'])
      assert.ok(left.includes(reading), reading);
  });

  test('are each there once', () => {
    for (const [form] of rows) {
      const readings = lexicon.lemmas(form).map(({ lemma, pos }) => `${lemma}/${pos}`);
      assert.equal(new Set(readings).size, readings.length, form);
    }
  });
});
