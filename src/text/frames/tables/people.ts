/** Life, kinship, health. */
export const PEOPLE = `
die
  v 1 die; 1 pass away; 1 lose ~ life; +1 be killed; 1 be dead; +1 perish; 1 be no longer alive; 1 breathe ~ last; +1 drown; 1 depart this life; +1 commit *suicide; 1 come to ~ end
  i +1 succumb to 2
  n death of 1; passing of 1
  a dead; deceased; no longer alive
  x live_on; born
live_on
  v 1 survive; 1 live; 1 be alive; 1 pull through; 1 live on; 1 stay alive
  a alive; still alive
  x die
kill
  v kill; take the *life of 2; put 2 to death; +murder; +assassinate; 2 die at the hands of 1; claim the *life of 2; +execute; +slay; +shoot 2 dead; +stab 2 to death; -be responsible for the death of 2; +poison 2 to death; beat 2 to death
  n killing of 2 by 1; +murder of 2 by 1; +assassination of 2 by 1
  p killer; +murderer; +assassin
  > die 1<2
born
  v 1 be born in 2; 1 come into the world in 2; 2 be the birthplace of 1; 1 see the light of day in 2; 1@baby arrive
  n birth of 1
  a born
give_birth
  v 1 give *birth to 2; 1 have 2@baby; 1 bear 2@baby; 1 deliver 2@baby; 1 become the mother of 2; 1 be delivered of 2
  > born 1<2
marry
  v marry; wed; 1 get married to 2; 1 tie the *knot with 2; 2 marry 1; 2 wed 1; 2 get married to 1; 1 exchange *vow with 2; 2 tie the *knot with 1; take 2 as ~ husband; take 2 as ~ wife
  n marriage of 1 to 2; wedding of 1 to 2; marriage to 2; marriage of 1
  x divorce
husband_of
  p 1 husband of 2; 2 wife of 1
  > married
married
  a married to 2; 2 married to 1
  p spouse of 2; 2 spouse of 1
  x single
single
  a single; unmarried; not married
divorce
  v divorce; 1 get divorced from 2; 2 divorce 1; 1 end ~ *marriage to 2; 1 get a *divorce from 2; 2 get divorced from 1; 1 obtain a *divorce from 2
  i -1 split up with 2
  n divorce of 1 from 2
  a divorced from 2; 2 divorced from 1
  x marry
parent_of
  p parent of 2; +father of 2; +mother of 2; +dad of 2; +mum of 2; +mom of 2; 2 child of 1; +2 son of 1; +2 daughter of 1; 2 kid of 1
  v 1 have 2 as ~ child; 1 father 2; 2 be born to 1; 1 bring 2 into the world
father_of
  p father of 2; dad of 2
  v 1 father 2
  > parent_of
  x mother_of
mother_of
  p mother of 2; mum of 2; mom of 2
  v 1 give *birth to 2
  > parent_of
  x father_of
son_of
  p son of 2
  > child_of
daughter_of
  p daughter of 2
  > child_of
child_of
  p child of 2; kid of 2; +son of 2; +daughter of 2; 2 parent of 1; +2 father of 1; +2 mother of 1
  > parent_of 1<2 2<1
sibling_of
  p sibling of 2; +brother of 2; +sister of 2; 2 sibling of 1; +2 brother of 1; +2 sister of 1; twin of 2
grandparent_of
  p grandparent of 2; +grandfather of 2; +grandmother of 2; 2 grandchild of 1; +2 grandson of 1; +2 granddaughter of 1; +grandma of 2; +grandpa of 2
uncle_of
  p +uncle of 2; +aunt of 2; +2 nephew of 1; +2 niece of 1
cousin_of
  p cousin of 2; 2 cousin of 1
friend_of
  p friend of 2; 2 friend of 1; pal of 2; buddy of 2; 2 pal of 1
  v 1 be friends with 2; 2 be friends with 1; 1 be a friend of 2
neighbour_of
  p neighbour of 2; neighbor of 2; 2 neighbour of 1; 2 neighbor of 1
  v 1 live next to 2; 2 live next to 1; 1 live next door to 2; 2 live next door to 1; 1 be next to 2; 2 be next to 1
colleague_of
  p colleague of 2; co-worker of 2; coworker of 2; 2 colleague of 1; 2 co-worker of 1; 2 coworker of 1; teammate of 2; 2 teammate of 1; workmate of 2; 2 workmate of 1
  v 1 work alongside 2; 2 work alongside 1
teacher_of
  p teacher of 2; tutor of 2; instructor of 2; 2 student of 1; 2 pupil of 1; +professor of 2
  v 1 teach 2; 2 learn 3 from 1; 2 be a *pupil of 1; 1 tutor 2; 2 study under 1; 1 instruct 2; 1 give 2 *lesson in 3; 2 take *lesson from 1; 2 have *lesson with 1; 1 give *lesson to 2; 1 coach 2
coach_of
  p coach of 2; trainer of 2; manager of 2
  v 1 coach 2; 1 train 2; 2 train under 1
doctor_of
  p doctor of 2; physician of 2; gp of 2; 2 patient of 1
  v 1 treat 2; 2 be a patient of 1; 2 be under the *care of 1
client_of
  p client of 2; customer of 2; +buyer of 2; 2 supplier of 1; 2 vendor of 1
  v 1 be a *client of 2; 2 serve 1; 1 do *business with 2; 1 buy from 2
raise_child
  v bring 2@baby up; raise 2@baby; rear; 2 grow up with 1
adopt_child
  v adopt 2@baby; take 2 in
  n adoption of 2 by 1
live_in
  v 1 live in 2; 1 reside in 2; 1 be resident in 2; 1 have ~ *home in 2; 1 dwell in 2; 1 be based in 2; 1 occupy 2; 1 inhabit 2; 1 be domiciled in 2; 1 be settled in 2; 2 be home to 1; 1 make ~ *home in 2
  p resident of 2; inhabitant of 2; occupant of 2
  a resident in 2
move_house
  v 1 make ~ home in 2; 1 set up *home in 2
  i 1 move to 2; 1 relocate to 2; 1 move ~ home to 2; 1 settle in 2; 1 move away to 2; 1 emigrate to 2; 1 resettle in 2; 1 up sticks to 2
  n move of 1 to 2; relocation of 1 to 2
grow_up
  v 1 grow up in 2; 1 spend ~ *childhood in 2; 1 be raised in 2; 1 be brought up in 2; 1 have ~ *childhood in 2
study_at
  v 1 study at 2; 1 attend 2; 1 go to 2@org; 1 be a student at 2; 1 be enrolled at 2; 1 be educated at 2; +1 graduate from 2; 1 go to *school at 2; +1 be an alumnus of 2; +1 take a *degree at 2
  p student at 2; +alumnus of 2; +graduate of 2; pupil at 2; +1 graduate from 2
graduate
  v 1 earn ~ *degree from 2; 1 complete ~ *degree at 2; 1 get ~ *degree from 2; 1 receive ~ *degree from 2; 1 finish ~ *degree at 2; 1 obtain ~ *degree from 2; 1 take ~ *degree from 2
  i 1 graduate from 2
  n graduation of 1 from 2
  p graduate of 2; 1 graduate from 2; alumnus of 2
speak_language
  v 1 speak 2; 1 be fluent in 2; 1 know 2; 1 be a speaker of 2; 1 have a *command of 2; 1 be proficient in 2
  a fluent in 2; proficient in 2
  p speaker of 2
suffer_from
  v 1 suffer from 2; 1 have 2@illness; 1 be ill with 2; 1 live with 2@illness; 1 be diagnosed with 2; 1 be a sufferer of 2; 1 be afflicted with 2; 1 be down with 2@illness; 2 affect 1; 1 be infected with 2
  a ill with 2; infected with 2; sick with 2
catch_illness
  v 1 catch 2@illness; 1 contract 2@illness; 1 come down with 2; 1 get 2@illness; 1 become infected with 2; 1 pick up 2@illness; 1 fall ill with 2; 1 go down with 2; 1 develop 2@illness
injure
  v injure; hurt; wound; cause *injury to 2; do 2 harm; 2 suffer an *injury; 2 sustain an *injury; 2 get hurt; 2 be wounded; inflict *injury on 2; 2 suffer *injury; 2 sustain *injury; 2 come to harm
  n injury to 2 by 1
  a 2 hurt; 2 injured; 2 wounded
  x unharmed
unharmed
  a 2 unharmed; 2 unhurt; 2 uninjured; 2 safe and sound; 2 unscathed; 2 not hurt; 2 not injured
  v 2 escape unhurt; 2 escape *injury
  ! injure
recover
  v 1 get better; 1 make a *recovery from 2; 1 get over 2; 1 be cured of 2; 1 get well; 1 be back on ~ feet; 1 be over 2@illness
  i 1 recover from 2; 1 bounce back from 2; 1 recuperate from 2
  n recovery of 1 from 2
treat
  v 1 treat 2; 1 give 2 *treatment; 2 receive *treatment from 1; 2 undergo *treatment from 1; -1 care for 2; 2 get *treatment from 1; -1 look after 2; -attend to 2
  n treatment of 2 by 1
cure
  v cure; heal; make 2 better; bring about a *cure of 2
  n cure of 2 by 1; cure for 2
prescribe
  v 1 prescribe 2 for 3; 1 prescribe 3 2; write a *prescription for 2; give 3 a *prescription for 2; put 3 on 2; issue a *prescription for 2; 1 prescribe 2 to 3
  n prescription of 2 for 3 by 1
take_medicine
  v take; be on 2; use 2; swallow; ingest
operate_on
  v 1 operate on 2; perform *surgery on 2; 2 have *surgery; 2 undergo *surgery; 2 have an *operation; carry out an *operation on 2; 2 undergo an *operation; 2 go under the knife; perform an *operation on 2
  n operation on 2 by 1; surgery on 2 by 1
vaccinate
  v vaccinate; +inoculate; immunise; immunize; give 2 a *vaccine; give 2 a *jab; 2 get a *jab; 2 receive a *vaccine; administer a *vaccine to 2; 2 get a *vaccine; 2 get a *shot
  n vaccination of 2 by 1; immunisation of 2 by 1
  a 2 vaccinated
  x unvaccinated
unvaccinated
  a 2 unvaccinated; 2 not vaccinated
  ! vaccinate
diagnose
  v 2 receive a *diagnosis of 3; 2 get a *diagnosis of 3; make a *diagnosis of 3; find 2 to have 3
  i diagnose 2 with 3
  n diagnosis of 2 with 3 by 1
admit_hospital
  v 1 admit 2 to 3; 1 take 2 to hospital; hospitalise; hospitalize; 2 be in hospital; 2 be admitted to hospital; take 2 into hospital
  n admission of 2 to 3; hospitalisation of 2
  x discharge_hospital
discharge_hospital
  v discharge 2 from 3; 2 leave hospital; send 2 home from 3; release 2 from 3
  n discharge of 2 from 3
  x admit_hospital
`;
