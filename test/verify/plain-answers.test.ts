/** Claims in the light rewording that a reader gives to a short plain document, and those that are one word off. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

interface Pairs {
  readonly thought: string;
  readonly said: readonly (readonly [claim: string, evidence: string])[];
  readonly unsaid: readonly (readonly [claim: string, evidence: string])[];
}

const PAIRS: readonly Pairs[] = [
  {
    thought: 'a question with its answer, the year after, reasons and regrets, and what is on a day',
    said: [
      ['The client signed the contract.', 'Ben: Did the client sign the contract?\nAisha: Yes, yesterday.'],
      [
        'The client signed the contract yesterday.',
        '[10:02] Ben: Did the client sign the contract?\n[10:03] Aisha: Yes, yesterday. I sent you the PDF this morning.',
      ],
      [
        'The client did not sign the contract.',
        'Ben: Did the client sign the contract?\nAisha: No, not yet.',
      ],
      ['The report has been sent.', 'Ben: Has the report been sent?\nAisha: Yes.'],
      [
        'The Danube Library won the prize in 2018.',
        'Her best-known work is the Danube Library, which was opened in 2017 and won the prize the following year.',
      ],
      [
        'The firm made a profit in 2024.',
        'The firm made a loss in 2025. The firm made a profit the year before.',
      ],
      ['Ana is entitled to a refund.', 'Since the train was cancelled, Ana is entitled to a refund.'],
      ['The train was cancelled.', 'Because the train was cancelled, Ana is entitled to a refund.'],
      ['The train was late.', 'We regret to inform you that the train was late.'],
      ['The wedding will be held on 4 May.', 'The wedding is on 4 May in Bergen.'],
    ],
    unsaid: [
      ['The client signed the contract.', 'Ben: Did the client sign the contract?\nAisha: No, not yet.'],
      ['The client signed the contract.', "Ben: Did the client sign the contract?\nAisha: I don't know."],
      ['The client signed the contract.', 'Ben: Did the client sign the contract?\nAisha: Yes, I think so.'],
      [
        'The client signed the contract today.',
        'Ben: Did the client sign the contract?\nAisha: Yes, yesterday.',
      ],
      ['The museum is open on Mondays.', 'Guest: Is the museum open on Mondays?\nAgent: No.'],
      [
        'The museum is open on Mondays.',
        'Guest: Is the museum open on Mondays?\nAgent: Yes, but only in summer.',
      ],
      ['The supplier signed the contract.', 'Ben: Did the client sign the contract?\nAisha: Yes, yesterday.'],
      ['The report has been sent.', 'Ben: Has the report been sent?\nAisha: Yes, if Tom did his job.'],
      [
        'The Danube Library won the prize in 2017.',
        'The Danube Library was opened in 2017 and won the prize the following year.',
      ],
      [
        'The Danube Library won the prize in 2016.',
        'The Danube Library was opened in 2017 and won the prize the following year.',
      ],
      [
        'The Danube Library was opened in 2018.',
        'The Danube Library was opened in 2017 and won the prize the following year.',
      ],
      [
        'The firm made a profit in 2026.',
        'The firm made a loss in 2025. The firm made a profit the year before.',
      ],
      ['Ana is entitled to a refund.', 'As long as the train was late, Ana is entitled to a refund.'],
      ['The train was cancelled.', 'If the train was cancelled, Ana is entitled to a refund.'],
      ['The train was late.', 'We are sorry if the train was late.'],
      ['The train was late.', 'I am not sure that the train was late.'],
      ['The wedding was held on 4 May.', 'The wedding is on 4 May in Bergen.'],
      ['The wedding will be held on 5 May.', 'The wedding is on 4 May in Bergen.'],
      [
        'She has been teaching at the University of Zagreb since 2021.',
        'Since 2020 she has taught at the University of Zagreb.',
      ],
    ],
  },
  {
    thought:
      'answers that only name, statements at a semicolon, labels with a participle, and notes of a ticket or a thing',
    said: [
      [
        'The new address is 8 Birch Road, Leeds.',
        'Agent: Of course. What is the new address?\nCustomer: 8 Birch Road, Leeds.',
      ],
      ['The meeting is on Monday at 9.', 'Ben: When is the meeting?\nAisha: On Monday at 9.'],
      [
        'Marco Ruiz was injured.',
        'Incident report 31\nLocation: loading bay 3. Injured person: Marco Ruiz, forklift driver.',
      ],
      ['The CRM was affected.', 'Incident 7\nAffected systems: CRM, mail'],
      [
        'Tessa has to return the laptop by 28 August.',
        'Hi Tessa, please return the laptop by 28 August; you may keep your phone.',
      ],
      [
        'Tessa may keep her phone.',
        'Hi Tessa, please return the laptop by 28 August; you may keep your phone.',
      ],
      [
        "Subletting is only allowed with the landlord's consent.",
        "Subletting requires the landlord's consent, which may not be refused without good reason.",
      ],
      [
        'The ticket was closed on 8 May 2026.',
        'Ticket QP-31: Search page is blank\nReported by Sven on 4 May 2026. Closed on 8 May.',
      ],
      [
        'The jug is available in olive.',
        'Orla Jug\n- Holds 450 ml\n- Colours: black, sand, olive\nPrice: £24',
      ],
      ['The Orla jug costs £24.', 'Orla Jug\n- Holds 450 ml\n- Colours: black, sand, olive\nPrice: £24'],
    ],
    unsaid: [
      [
        'The new address is 9 Birch Road, Leeds.',
        'Agent: Of course. What is the new address?\nCustomer: 8 Birch Road, Leeds.',
      ],
      [
        'The old address is 8 Birch Road, Leeds.',
        'Agent: Of course. What is the new address?\nCustomer: 8 Birch Road, Leeds.',
      ],
      ['The new address is 8 Birch Road.', 'Agent: What is the new address?\nCustomer: Maybe 8 Birch Road.'],
      ['The meeting is on Tuesday.', 'Ben: When is the meeting?\nAisha: On Monday at 9.'],
      ['The meeting is on Monday.', "Ben: When is the meeting?\nAisha: I think it's on Monday."],
      [
        'Nina Shaw was injured.',
        'Incident report 31\nLocation: loading bay 3. Injured person: Marco Ruiz, forklift driver. First aider: Nina Shaw.',
      ],
      ['The website was affected.', 'Incident 7\nAffected systems: CRM, mail'],
      ['The CRM was affected.', 'Incident 7\nAffected systems: none. CRM checked.'],
      [
        'Marco Ruiz was killed.',
        'Incident report 31\nLocation: loading bay 3. Injured person: Marco Ruiz, forklift driver.',
      ],
      [
        'Tessa may keep the laptop.',
        'Hi Tessa, please return the laptop by 28 August; you may keep your phone.',
      ],
      [
        'Tessa has to return her phone.',
        'Hi Tessa, please return the laptop by 28 August; you may keep your phone.',
      ],
      ['The phone may be kept.', 'The laptop must be returned; otherwise the phone may be kept.'],
      [
        "The landlord's consent is not needed for subletting.",
        "Subletting requires the landlord's consent, which may not be refused without good reason.",
      ],
      [
        'Consent may be refused.',
        "Subletting requires the landlord's consent, which may not be refused without good reason.",
      ],
      [
        'The ticket was closed on 4 May 2026.',
        'Ticket QP-31: Search page is blank\nReported by Sven on 4 May 2026. Closed on 8 May.',
      ],
      ['The Orla jug costs £42.', 'Orla Jug\n- Holds 450 ml\n- Colours: black, sand, olive\nPrice: £24'],
      [
        '150 tenants were satisfied.',
        '640 tenants were asked about the lift. 410 said they were satisfied, 150 were not, and 80 gave no answer.',
      ],
      [
        'Breakfast is from 8 to 10:30.',
        'Guest: And when is breakfast?\nHotel: From 7 to 10:30, in the garden room.',
      ],
    ],
  },
  {
    thought: 'whom a pronoun means in a letter of one person',
    said: [
      [
        'Tobias Lang was discharged on 3 February 2026.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen in our clinic on 20 January 2026. Arthroscopy was performed on 2 February by Dr. Weiss without complications. He was discharged the following day. He is allergic to penicillin.\nDr. A. Moreau',
      ],
      [
        'Tobias Lang is allergic to penicillin.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen in our clinic on 20 January 2026. Arthroscopy was performed on 2 February by Dr. Weiss without complications. He was discharged the following day. He is allergic to penicillin.\nDr. A. Moreau',
      ],
      [
        'Tobias Lang has a penicillin allergy.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen in our clinic on 20 January 2026. Arthroscopy was performed on 2 February by Dr. Weiss without complications. He was discharged the following day. He is allergic to penicillin.\nDr. A. Moreau',
      ],
    ],
    unsaid: [
      [
        'Tobias Lang was discharged on 2 February 2026.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen in our clinic on 20 January 2026. Arthroscopy was performed on 2 February by Dr. Weiss without complications. He was discharged the following day. He is allergic to penicillin.\nDr. A. Moreau',
      ],
      [
        'Dr. Weiss is allergic to penicillin.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen in our clinic on 20 January 2026. Arthroscopy was performed on 2 February by Dr. Weiss without complications. He was discharged the following day. He is allergic to penicillin.\nDr. A. Moreau',
      ],
      [
        'Tobias Lang is allergic to aspirin.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen in our clinic on 20 January 2026. Arthroscopy was performed on 2 February by Dr. Weiss without complications. He was discharged the following day. He is allergic to penicillin.\nDr. A. Moreau',
      ],
      [
        'Tobias Lang is allergic to penicillin.',
        'Re: Tobias Lang, born 4 July 1981\nMr. Lang was seen with his brother. He is allergic to penicillin.\nDr. A. Moreau',
      ],
      [
        'Tobias Lang was promoted in May.',
        'Re: Tobias Lang\nMr. Lang works with Peter Hale. He was promoted in May.',
      ],
    ],
  },
];

for (const { thought, said, unsaid } of PAIRS)
  test(thought, () => {
    for (const [claim, evidence] of said) assert.equal(ask(claim, [evidence]).status, 'supported', claim);
    for (const [claim, evidence] of unsaid)
      assert.notEqual(ask(claim, [evidence]).status, 'supported', claim);
  });
