/** Whole short texts whose notes leave out a subject or a verb, whose lists say who voted how, or whose writer tells of himself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

interface Read {
  readonly thought: string;
  readonly text: string;
  readonly said: readonly string[];
  readonly unsaid: readonly string[];
}

const TEXTS: readonly Read[] = [
  {
    thought: 'the notes of a doctor are told of the patient whom they leave out',
    text:
      'Mr Colin Marsh, 66 y, male. Presents with a dry cough for two weeks. Known hypertension, on ramipril 5 mg daily. ' +
      'Ex-smoker, stopped 2011. Allergic to codeine (rash). Denies chest pain. CRP negative. Started on doxycycline 100 mg ' +
      'once daily. Referred to cardiology for review. Lives alone, son visits daily. Mother: diabetes. Review in ten days.',
    said: [
      'He is 66 years old.',
      'He has had a dry cough for two weeks.',
      'He takes ramipril 5 mg daily.',
      'He gave up smoking in 2011.',
      'The CRP test came back negative.',
      'He was put on doxycycline 100 mg once daily.',
      'He was referred to a cardiologist.',
      'He lives alone.',
      'He is to be seen again in ten days.',
    ],
    unsaid: [
      'He is 56 years old.',
      'He smokes.',
      'He has chest pain.',
      'He is allergic to doxycycline.',
      'He has diabetes.',
      'He lives with his son.',
      'He takes doxycycline 200 mg once daily.',
      'The CRP test came back positive.',
      'He was seen again after ten days.',
      'She has had a dry cough for two weeks.',
    ],
  },
  {
    thought: 'values of a report are low or high by the word behind them',
    text:
      'Lab report. Patient: Rosa Duarte, born 3 March 1980. Sample taken 2 May, fasting. Haemoglobin 10.9 g/dl (12.0-15.5), low. ' +
      'Platelets 250, normal. Cholesterol 251 mg/dl, raised. Culture pending. Comment: repeat count after six weeks.',
    said: [
      'Her haemoglobin is too low.',
      'Her haemoglobin is below the normal range.',
      'Her cholesterol is raised.',
      'The culture is pending.',
    ],
    unsaid: [
      'Her cholesterol is normal.',
      'Her haemoglobin is too high.',
      'Her platelets are raised.',
      'The culture was negative.',
      'The count was repeated after six weeks.',
    ],
  },
  {
    thought: 'a listing in running text says what its thing has, has not and allows',
    text:
      'Quayside flat, third floor, no lift. Two bedrooms, kitchen with dishwasher. Rent €980 a month plus about €120 for heating. ' +
      'Pets: one dog allowed, no cats. Available from 1 October. Garage optional, €60. Viewings on Fridays by appointment.',
    said: [
      'The flat has no lift.',
      'The flat has two bedrooms.',
      'The kitchen has a dishwasher.',
      'The monthly rent is €980.',
      'One dog is allowed.',
      'Cats are not allowed.',
      'The flat is available from 1 October.',
    ],
    unsaid: [
      'The flat has a lift.',
      'The flat has three bedrooms.',
      'Heating is included in the rent.',
      'One cat is allowed.',
      'The monthly rent is €120.',
      'The garage is included.',
      'The flat is available from 1 September.',
    ],
  },
  {
    thought: 'a sheet in running text is told of what its first words name, by its kind as well',
    text:
      'Fern 20: day pack for city walks. Weight 480 g. Waterproof zip. Machine washable at 30 degrees; do not tumble dry. ' +
      'Spare strap included. Bottle sold separately. Price 79 euros, now 59 euros. Old model: 600 g. Two-year warranty.',
    said: [
      'The Fern 20 weighs 480 g.',
      'The pack can be washed in the machine.',
      'The pack now costs 59 euros.',
      'The pack used to cost 79 euros.',
      'It has a two-year warranty.',
    ],
    unsaid: [
      'The pack weighs 600 g.',
      'The bottle is included.',
      'The pack now costs 79 euros.',
      'It has a three-year warranty.',
      'The pack can be tumble-dried.',
    ],
  },
  {
    thought: 'minutes say who voted how, who was away and what is to come',
    text:
      'Present: Iris Cole (chair), Max Oduya, Lea Brandt. Apologies: Tom Reyes. Motion to buy a mower: For: Iris, Lea. ' +
      'Against: Max. Carried. Fees will be discussed again. Item 3, hedge: postponed. Vacant plots: five, of which two are to be ' +
      'offered to the school. Lea to obtain two quotes by June. Next meeting: 12 June, 7 pm, in the hut.',
    said: [
      'Iris Cole chaired the meeting.',
      'Tom Reyes did not attend.',
      'Max voted against the motion to buy a mower.',
      'The motion to buy a mower passed by two votes to one.',
      'The hedge was postponed.',
      'Five plots are vacant.',
      'The next meeting will take place on 12 June.',
    ],
    unsaid: [
      'Max Oduya chaired the meeting.',
      'Tom Reyes voted for the motion.',
      'Lea voted against the motion to buy a mower.',
      'The motion to buy a mower was rejected.',
      'The mower was bought.',
      'Lea obtained two quotes.',
      'Two plots are vacant.',
      'The next meeting took place on 12 June.',
    ],
  },
  {
    thought: 'what a letter says of its writer and reader is told of them by name',
    text:
      'Dear Ms Arden,\n\nI hereby terminate my lease with effect from 30 June 2026. I have been a tenant since 2019. ' +
      'The lift broke on Monday, but nobody came, so I called the caretaker. Please confirm the date in writing. ' +
      'If the flat is let sooner, I can move out in May.\n\nKind regards,\nPaul Renner',
    said: [
      'Paul Renner is terminating his lease.',
      'Paul Renner has been a tenant since 2019.',
      'Paul Renner called the caretaker.',
      'Paul Renner asks Ms Arden to confirm the date in writing.',
    ],
    unsaid: [
      'Ms Arden is terminating her lease.',
      'Ms Arden has confirmed the date in writing.',
      'Ms Arden called the caretaker.',
      'Paul Renner moved out in May.',
      'Paul Renner has been a tenant since 2009.',
    ],
  },
  {
    thought: 'a house that writes does what "we" do, and its reader what "you" do',
    text:
      'Dear Mr Ito,\n\nWe are sorry that your case was damaged on flight ZX 90. We accept your claim. As the repair would cost too ' +
      'much, we will pay you £90. You need not return the case. If you disagree, you may write to the ombudsman.\n\n' +
      'Yours sincerely,\nAnn Lowe\nSkyline Air',
    said: [
      "Mr Ito's case was damaged on flight ZX 90.",
      "The airline accepts Mr Ito's claim.",
      'Mr Ito will get £90.',
      'Mr Ito does not have to return the case.',
    ],
    unsaid: [
      'Mr Ito got £90.',
      'Mr Ito has to return the case.',
      'The case will be repaired.',
      'Mr Ito wrote to the ombudsman.',
      'The airline will get £90.',
    ],
  },
  {
    thought: 'a course of life says where somebody worked when and what he speaks',
    text:
      'Karin Olsen, staff nurse. Born 8 July 1988 in Bergen. 2008-2011 nursing school, Oslo, diploma with distinction. ' +
      '2011-2016 nurse on the surgical ward, Lund Hospital, Lund. Since 2016 at Northgate Clinic, Leeds. Norwegian (native), ' +
      'English (fluent), no German. Driving licence expired. Married, two children. Former member of the works council.',
    said: [
      'She completed nursing school in 2011.',
      'She worked on the surgical ward from 2011 to 2016.',
      'She has worked in Leeds since 2016.',
      'She speaks English fluently.',
      'She has two children.',
    ],
    unsaid: [
      'She speaks German.',
      'She has a driving licence.',
      'She has worked in Leeds since 2011.',
      'She is a member of the works council.',
      'She completed nursing school in 2016.',
      'She has three children.',
    ],
  },
  {
    thought: 'a notice says when and where a thing takes place and what it costs',
    text:
      'Spring fair, Sunday 3 May, 11 am to 5 pm, on the green. Free entry, programme £2. Parking in Mill Field, £3 per car. ' +
      'In bad weather in the parish hall. No barbecues.',
    said: [
      'The fair is on Sunday 3 May.',
      'Entry is free.',
      'A programme costs £2.',
      'Parking costs £3 per car.',
      'Barbecues are not allowed.',
    ],
    unsaid: [
      'The fair takes place in the parish hall.',
      'Entry costs £2.',
      'Parking is free.',
      'The fair is on Sunday 10 May.',
      'Barbecues are allowed.',
    ],
  },
  {
    thought: 'a rule in the imperative says what must be done',
    text: 'Expenses, in short. Book ahead where you can. Keep the receipts of all meals. Trains are second class. Ask your manager about taxis. Submit all claims within 30 days of return. Hotels up to 120 euros a night. Alcohol is never reimbursed.',
    said: ['All claims must be submitted within 30 days of return.'],
    unsaid: [
      'All claims were submitted within 30 days of return.',
      'All claims must be submitted within 20 days of return.',
    ],
  },
];

for (const { thought, text, said, unsaid } of TEXTS)
  test(thought, () => {
    const status = (claim: string): string => ask(claim, [text]).status;
    assert.deepEqual(
      said.filter((claim) => status(claim) !== 'supported'),
      [],
      'not supported',
    );
    assert.deepEqual(
      unsaid.filter((claim) => status(claim) === 'supported'),
      [],
      'supported',
    );
  });

test('what another source may deny, a fragment alone does not say', () => {
  const sources = [
    'Vintage radio, works. No scratches.',
    'The radio arrived on 2 May. The dial is broken and no station can be heard.',
  ];
  assert.notEqual(ask('The radio works.', sources).status, 'supported');
});

test('what is said in full is cited by what stands there', () => {
  const text =
    'Mr Colin Marsh, 66 y, male. Presents with a dry cough. Started on doxycycline 100 mg. Known asthma. Denies fever. Lives with his wife in Leeds. Works as a driver. Review in two weeks. Advised to rest at home.';
  const { status, citations } = ask('He was put on doxycycline 100 mg.', [text]);
  assert.equal(status, 'supported');
  assert.deepEqual(
    citations.map(({ start, end }) => text.slice(start, end)),
    ['Started on doxycycline 100 mg.'],
  );
});
