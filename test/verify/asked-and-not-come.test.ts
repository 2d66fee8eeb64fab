/** What somebody asks for besides what he writes, what is accepted, and what has not come so far. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Julian approved the credit. Marta posted the credit.',
    ['Julian approved the credit, and Marta posted it.'],
    ['Marta approved the credit, and Julian posted it.'],
  ],
  [
    'Julian approved a $60 credit and asked Marta to post it. Marta posted it at 16:48.',
    ['Julian approved the credit and Marta posted it.', 'Marta posted the $60 credit.'],
    [],
  ],
  [
    'Ana picked up the parcel. Ben delivered the parcel to the customer.',
    ['Ana picked up the parcel, and Ben delivered it to the customer.'],
    [],
  ],
  [
    'Julian approved the credit. Marta posted the letter.',
    [],
    ['Julian approved the credit, and Marta posted it.'],
  ],
  [
    'Julian approved the credit. Marta rejected the refund.',
    [],
    ['Julian approved the credit, and Marta rejected it.'],
  ],
  [
    'Ana picked up the parcel. Ben delivered the letter to the customer.',
    [],
    ['Ana picked up the parcel, and Ben delivered it to the customer.'],
  ],
  [
    "Marta escalated Ms. Roy's case to Julian. He approved a $60 credit and asked her to post it. Marta posted it at 16:48.",
    ['Julian approved the $60 credit.', 'Marta posted the $60 credit.'],
    [],
  ],
  ['Marta posted the credit.', ['The posting of the credit was done by Marta.'], []],
  ['Ola checked the documents on 3 May.', ['The checking of the documents was done by Ola on 3 May.'], []],
  ['Ola checked the documents on 4 May.', [], ['The checking of the documents was done by Ola on 3 May.']],
  ['Ola asked Per to check the documents.', [], ['The checking of the documents was done by Ola.']],
  ['Julian asked Marta to post the credit.', [], ['The posting of the credit was done by Julian.']],
  [
    'The customer writes that the courier dropped the blender and asks for a signature.',
    [],
    ['The customer asked for a replacement.'],
  ],
  [
    'The customer writes that his neighbour has the same blender and asks for a replacement.',
    [],
    ['The customer asked for a replacement.'],
  ],
  [
    'The customer writes that the blender arrived with a cracked jug and asks for a replacement.',
    [],
    [
      'The customer asked for a refund.',
      'The customer got a replacement for the blender.',
      'The shop asked for a replacement.',
      'The customer asked for a replacement for the toaster.',
    ],
  ],
  [
    'Two photos were requested on 6 May; nothing has been uploaded so far.',
    [],
    [
      'The photos have been uploaded.',
      'Two photos have been uploaded.',
      'The photos were not requested.',
      'The photos have not been checked.',
      'The forms have not been uploaded.',
    ],
  ],
  [
    'Two photos were requested on 6 May; one has been uploaded so far.',
    [],
    ['The photos have not been uploaded.'],
  ],
  [
    'The customer wrote on 3 May. Two photos were requested on 6 May; nothing has been uploaded so far.',
    [],
    ['The customer has not paid the invoice.', 'The courier has not uploaded the photos.'],
  ],
  [
    'We accept a passport or a national identity card.',
    [],
    [
      'A passport is required.',
      'A driving licence is accepted.',
      'Only a passport is accepted.',
      'A passport and a national identity card are required.',
    ],
  ],
  ['We accept a passport only with a visa or a residence permit.', [], ['A passport is accepted.']],
  [
    'We accept a passport or an identity card as proof of identity.',
    [],
    ['A passport is accepted as proof of address.'],
  ],
  [
    'Return label for 70-1 created 19 August. No scan recorded yet.',
    [],
    [
      'The label has been scanned.',
      'The return label for 70-2 has not been scanned.',
      'The return label for 70-1 has not been created yet.',
      'The invoice has not been paid.',
    ],
  ],
  [
    'For the coming term, Research moves to the Enterprise tier.',
    [],
    [
      'Research is on the Enterprise plan.',
      'Research moves to the Business plan next term.',
      'Research moves to the Enterprise plan next year.',
      'Research moves to the Enterprise plan this term.',
      'Research will leave the Enterprise plan next term.',
    ],
  ],
  [
    'Patient fasting since 22:00. Consent form signed. Allergies: none known.',
    ['The patient has no known allergies.'],
    [],
  ],
  [
    'Patient fasting since 22:00. Allergies: none known.',
    ['No allergies are known.'],
    [
      'The patient has no allergies.',
      'The patient has no known illnesses.',
      'The patient has known allergies.',
    ],
  ],
  ['Complaints: none open.', ['There are no open complaints.'], ['There are no complaints.']],
];

testTold('asked for and not come', TOLD);
