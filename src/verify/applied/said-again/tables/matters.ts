/** Offices, firms, courts, systems, health. */
export const MATTERS = `
  A [take] effect on|in|from B = A [come] into force on|in|from B = A [enter] into force on|in B = A [become] effective on|in B = A [be] effective from B
  A [step] down = A [resign]
  A [step] down as B = A [resign] as B
  A [resign] < A [hand] in his resignation = A [hand] in her resignation = A [submit] his resignation = A [submit] her resignation
  A [take] over as B = A [become] B
  A [take] on B < A [hire] B = A [recruit] B
  A [hire] B = A [recruit] B
  A [be] made redundant = A [be] laid off
  A [be] fired = A [be] sacked
  A [be] dismissed < A [be] fired = A [be] sacked
  A [turn] down B = A [reject] B = A [decline] B = A [refuse] B
  A [be] turned down = A [be] rejected = A [be] declined = A [be] refused
  A [be] rejected by most B < a majority of B [vote] against A = most B [vote] against A = a majority of the B [vote] against A = most of the B [vote] against A
  A [be] approved by most B < a majority of B [vote] for A = most B [vote] for A = a majority of the B [vote] for A = most of the B [vote] for A = a majority of the B [vote] in favour of A
  A [decide] to B < A [agree] to B = A [resolve] to B
  A [opt] for B = A [choose] B = A [pick] B = A [decide] on B
  A [plan] to B = A [intend] to B
  A [try] to B = A [attempt] to B
  A [refuse] to B = A [decline] to B
  A [allow] B to C = A [permit] B to C = A [let] B C
  A [be] allowed to B = A [be] permitted to B
  A [give] permission for B = A [permit] B = A [allow] B
  A [give] his consent to B = A [consent] to B = A [agree] to B
  A [give] her consent to B = A [consent] to B = A [agree] to B
  A [give] consent to B = A [consent] to B = A [agree] to B
  A [agree] to B < A [consent] to B = A [approve] B = A [accept] B
  A [make] a decision on B = A [decide] on B
  A [make] an appointment with B = A [book] an appointment with B
  A [reach] an agreement on|about B = A [come] to an agreement on B
  A [reach] an agreement with B = A [come] to an agreement with B = A [strike] a deal with B = A [reach] a deal with B
  A [carry] out B = A [perform] B = A [conduct] B
  A [be] carried out = A [be] performed = A [be] conducted
  A [look] into B = A [investigate] B = A [examine] B
  A [be] looked into = A [be] investigated
  A [set] up B = A [establish] B = A [found] B = A [create] B
  A [be] set up in B = A [be] established in B = A [be] founded in B
  A [get] in touch with B = A [contact] B
  A [let] B know = A [inform] B = A [tell] B
  A [inform] B of|about C = A [tell] B about C = A [let] B know about C = A [notify] B of C
  A [go] into operation = A [be] put into operation
  A [enter] service = A [go] into service = A [be] put into service
  A [go] live = A [be] launched
  A [stop] working < A [break] down
  A [log] in = A [sign] in
  A [fill] up < A [run] out of disk space
  A [run] out of B = A [have] no B left
  A [arrest] B = A [take] B into custody
  A [be] arrested = A [be] taken into custody
  A [be] found guilty of B = A [be] convicted of B
  A [be] acquitted = A [be] found not guilty
  A [throw] out B < A [dismiss] B
  A [sue] B = A [take] B to court = A [bring] an action against B = A [file] a lawsuit against B
  A [appeal] against B = A [lodge] an appeal against B = A [file] an appeal against B
  A [undergo] surgery = A [have] surgery = A [have] an operation = A [undergo] an operation = A [be] operated on
  A [be] admitted to hospital = A [be] hospitalised = A [be] taken into hospital
  A [burst] its banks = A [overflow]
  A [be] vaccinated against B = A [receive] a vaccination against B
  A [recover] from B = A [get] over B
  A [put] out B = A [extinguish] B
  A [be] put out = A [be] extinguished
  A [be] written by B = B [write] A = B [be] the author of A
  A [take] part in B = A [participate] in B
  A [attend] B < A [take] part in B = A [participate] in B = A [be] present at B
  A [take] care of B = A [look] after B
  A [stand] in for B = A [cover] for B = A [deputise] for B
  A [be] replaced by B = B [replace] A
  A [succeed] B as C = A [follow] B as C = A [take] over from B as C
  A [put] B on hold = A [suspend] B = A [pause] B
  A [be] put on hold = A [be] suspended = A [be] paused
  A [be] on hold = A [be] suspended = A [be] paused
  A [have] an effect on B = A [affect] B
  A [comply] with B = A [be] in line with B
  A [not comply] with B = A [violate] B = A [breach] B
  A [exceed] B = A [be] above B = A [be] over B = A [be] higher than B
  A [be] below B = A [be] under B = A [be] lower than B = A [be] less than B
  A [chair] B = A [preside] over B
  A [lead] B:meeting = A [chair] B
  A [be] chaired by B = B [chair] A
`;
