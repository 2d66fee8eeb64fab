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
  {
    thought: 'what a labelled role does, and values that a note gives by their name',
    said: [
      ['Rui Alves bought the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      ['Ana Melo sold the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      [
        'Chloe Dupont rented a Renault Clio.',
        'Rental agreement RA-3306. Renter: Chloe Dupont. Vehicle: Renault Clio, registration GT-418-KL. Pick-up: Nice Airport, 2 July 2026, 10:00.',
      ],
      [
        'The course is taught by Ruth Adler.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'The bookbinding course is taught by Ruth Adler.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'Ruth Adler teaches the course.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'Kenji Ono did not attend the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Ola Berg chaired the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Sofia Marchetti attended the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'The nitrate level was 12 mg/l.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The water temperature was 19 °C.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The total of the invoice is £408.00.',
        'Invoice 2026-0192\nSubtotal £340.00, VAT 20% £68.00, Total £408.00',
      ],
      ['The VAT is £68.00.', 'Invoice 2026-0192\nSubtotal £340.00, VAT 20% £68.00, Total £408.00'],
    ],
    unsaid: [
      ['Ana Melo bought the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      ['Rui Alves sold the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      ['Rui Alves bought the car.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      [
        'Chloe Dupont rented a Renault Megane.',
        'Rental agreement RA-3306. Renter: Chloe Dupont. Vehicle: Renault Clio, registration GT-418-KL. Pick-up: Nice Airport, 2 July 2026, 10:00.',
      ],
      [
        'Chloe Dupont bought a Renault Clio.',
        'Rental agreement RA-3306. Renter: Chloe Dupont. Vehicle: Renault Clio, registration GT-418-KL. Pick-up: Nice Airport, 2 July 2026, 10:00.',
      ],
      [
        'Ruth Adler organises the course.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'Kenji Ono attended the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Tim Wray chaired the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Tim Wray did not attend the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'The nitrate level was 50 mg/l.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The nitrite level was 12 mg/l.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The fee is 15 euros.',
        'Evening course: Bookbinding\nSix Tuesdays. Fee 96 euros plus 15 euros for materials. No previous knowledge required.',
      ],
      [
        'The total of the invoice is £340.00.',
        'Invoice 2026-0192\nSubtotal £340.00, VAT 20% £68.00, Total £408.00',
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
