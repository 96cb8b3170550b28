import { copy } from '../language/index.ts'

/** What is said of what was withheld too little or too much. */
export const withheldWords = {
  'tax-withheld': copy(
    'No tax withheld is filled in. From a salary, a pension or a benefit it nearly always is: it is on your annual statement and lowers what you pay.',
    'Er is geen ingehouden loonheffing ingevuld. Van loon, pensioen of een uitkering wordt die bijna altijd ingehouden: het bedrag staat op uw jaaropgaaf en verlaagt wat u betaalt.',
  ),
  'partner-tax-withheld': copy(
    'For your partner no tax withheld is filled in. From a salary, a pension or a benefit it nearly always is: it is on the annual statement and lowers what you and your partner pay.',
    'Voor uw partner is geen ingehouden loonheffing ingevuld. Van loon, pensioen of een uitkering wordt die bijna altijd ingehouden: het bedrag staat op de jaaropgaaf en verlaagt wat u samen betaalt.',
  ),
  'withheld-above-income': copy(
    'More tax withheld is filled in than the highest rate takes of your income. Check both with your annual statement: is an income missing, or is an amount in the wrong field?',
    'Er is meer loonheffing ingevuld dan het hoogste tarief over uw inkomen. Controleer beide op uw jaaropgaaf: ontbreekt er inkomen, of staat een bedrag in het verkeerde veld?',
  ),
  'partner-withheld-above-income': copy(
    'For your partner more tax withheld is filled in than the highest rate takes of the income. Check both with the annual statement: is an income missing, or is an amount in the wrong field?',
    'Voor uw partner is meer loonheffing ingevuld dan het hoogste tarief over het inkomen. Controleer beide op de jaaropgaaf: ontbreekt er inkomen, of staat een bedrag in het verkeerde veld?',
  ),
  'withheld-below-least': copy(
    'You filled in less tax withheld than is usual for this income. Is it a monthly amount, or is an annual statement missing? Then fill in that of the whole year. Were you insured in another country (A1 statement)? Tick that at Income, under “Anything special in the year?”. If several employers each applied the credits, this figure is right.',
    'U hebt minder loonheffing ingevuld dan gewoonlijk bij dit inkomen. Is het een maandbedrag, of ontbreekt er een jaaropgaaf? Vul dan het bedrag van het hele jaar in. Was u in een ander land verzekerd (A1-verklaring)? Vink dat aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’. Pasten meer werkgevers de loonheffingskorting toe? Dan klopt het bedrag.',
  ),
  'partner-withheld-below-least': copy(
    'For your partner you filled in less tax withheld than is usual for this income. Is it a monthly amount, or is an annual statement missing? Then fill in that of the whole year. Was your partner insured in another country (A1 statement)? Tick that at Income, under “Anything special in the year?”. If several employers each applied the credits, this figure is right.',
    'Voor uw partner hebt u minder loonheffing ingevuld dan gewoonlijk bij dit inkomen. Is het een maandbedrag, of ontbreekt er een jaaropgaaf? Vul dan het bedrag van het hele jaar in. Was uw partner in een ander land verzekerd (A1-verklaring)? Vink dat aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’. Pasten meer werkgevers de loonheffingskorting toe? Dan klopt het bedrag.',
  ),
  'little-withheld': copy(
    'You filled in less tax withheld than is usual for this income. Is it a monthly amount, or is an annual statement missing? Then fill in that of the whole year. Were you insured in another country (A1 statement)? Then this figure is not right. If several employers each applied the credits, it is right.',
    'U hebt minder loonheffing ingevuld dan gewoonlijk bij dit inkomen. Is het een maandbedrag, of ontbreekt er een jaaropgaaf? Vul dan het bedrag van het hele jaar in. Was u in een ander land verzekerd (A1-verklaring)? Dan klopt dit bedrag niet. Pasten meer werkgevers de loonheffingskorting toe? Dan klopt het wel.',
  ),
  'partner-little-withheld': copy(
    'For your partner you filled in less tax withheld than is usual for this income. Is it a monthly amount, or is an annual statement missing? Then fill in that of the whole year. Was your partner insured in another country (A1 statement)? Then this figure is not right. If several employers each applied the credits, it is right.',
    'Voor uw partner hebt u minder loonheffing ingevuld dan gewoonlijk bij dit inkomen. Is het een maandbedrag, of ontbreekt er een jaaropgaaf? Vul dan het bedrag van het hele jaar in. Was uw partner in een ander land verzekerd (A1-verklaring)? Dan klopt dit bedrag niet. Pasten meer werkgevers de loonheffingskorting toe? Dan klopt het wel.',
  ),
  'salary-or-pension': copy(
    'Is what you filled in as “Salary” a state pension or another pension? Choose “Detailed”, choose your age and fill it in at “State pension and pensions”: it has other rates and credits.',
    'Is wat u bij ‘Loon’ hebt ingevuld AOW of een ander pensioen? Kies ‘Uitgebreid’, kies uw leeftijd en vul het in bij ‘AOW en pensioenen’: daarvoor gelden andere tarieven en kortingen.',
  ),
  'partner-salary-or-pension': copy(
    'Is the salary of your partner a state pension or another pension? Choose “Detailed”, choose the age of your partner and fill it in at “State pension and pensions of your partner”: it has other rates and credits.',
    'Is het loon van uw partner AOW of een ander pensioen? Kies ‘Uitgebreid’, kies de leeftijd van uw partner en vul het in bij ‘AOW en pensioenen van uw partner’: daarvoor gelden andere tarieven en kortingen.',
  ),
} as const
