import { familiesOf } from './clauses.mjs'

/** What letters of lenders say of loans. Written as `clauses.mjs` says. */
export const mortgageClauses = {
  nl: familiesOf({
    interest: `
(in {year} |over {year} |dit jaar |)[(hebt|heeft) u] <> [aan (rente|hypotheekrente) (betaald|voldaan)]
[de (rente|hypotheekrente) die (u (dit jaar|over het jaar|in {year}) (betaalde|verschuldigd was)|u hebt betaald|wij berekenden|wij u hebben berekend)] (was|bedroeg|is|beliep) <>
[aan rente (betaalde u|was u|berekenden wij|bent u)] (in {year} |)<> [(kwijt|verschuldigd|)]
[de (door u betaalde|berekende|verschuldigde|betaalde) (rente|hypotheekrente)] (over {year} |)(bedroeg|was|is|beliep) <>
[voor deze lening betaalde u] (in {year} |) <> [(rente|aan rente)]
[wij (schreven|brachten|berekenden) (u |)] <> [(aan rente (af|in rekening|)|rente over de lening)]
[uw rentelasten (waren|bedroegen)] (in {year} |)<>
[(er is|er werd) (voor |)] <> [aan rente (van uw rekening afgeschreven|geboekt|betaald)]
![de lening kostte u] (in {year} |)<> [aan rente]
![wij ontvingen van u] <> [rente]`,
    balanceEnd: `
[op 31 december] {year} [(was uw hypotheekschuld|stond nog open|was u ons nog schuldig|bedroeg uw lening)] <>
[op 31 december] {year} [(was|stond) (er |)nog] <> [(open|verschuldigd|af te lossen)]
[(eind|ultimo|aan het einde van) {year} (bedroeg de schuld|was de stand van uw lening|had u nog een lening van|was de restschuld)] <>
[(de restschuld|uw schuld|de hoofdsom|uw lening) (per|op) 31 december] {year} [(is|was|bedraagt)] <>
[de (restschuld|schuld) (was|bedroeg) (eind december|aan het eind van het jaar)] <>
[(zo dat|daarmee) per 31-12-{year} een schuld van] <> [(overbleef|overblijft|resteert)]
![u moet op 31 december] {year} [nog] <> [terugbetalen]
![er bleef eind {year}] <> [over]`,
    balanceStart: `
[op 1 januari] {year} [(was dat|was uw schuld|stond er|bedroeg de lening)] <>
[(begin {year}|aan het begin van het jaar|bij aanvang van het jaar) (was dat|leende u|was uw schuld|bedroeg de schuld)] <>
[een jaar eerder was dat] <>
[(uw lening|de schuld) begon het jaar met] <>
![aan het begin stond] <> [open]`,
    repayment: `
[u loste] (in {year} |)<> [af]
[u (hebt|heeft) (in {year} |dit jaar |)] <> [(afgelost|terugbetaald)]
[de aflossing (was|bedroeg)] <>
[(er is|daarvan is) ] <> [(afgelost|terugbetaald)]
![u bracht de schuld met] <> [omlaag]`,
    costs: `
[daarnaast (betaalde u|brachten wij)] <> [aan (kosten|boeterente|provisie) (in rekening|)]
[de (boeterente|kosten) (bedroeg|was)] <>`,
    owed: `
[(in totaal|samen|alles bij elkaar) (betaalde u ons|hebt u voldaan|schreven wij af)] <>
[(rente en aflossing|rente en aflossing samen) (waren|bedroegen)] <>
[wij (incasseerden|ontvingen) in totaal] <>`,
    property: `
[uw woning (is|was) (getaxeerd op|gewaardeerd op|waard)] <>`,
    interestReceived: `
[over uw bouwdepot (kreeg u|vergoedden wij)] <> [(rente|aan rente)]
[u ontving] <> [rente over het depot]`,
    loanNumber: `
[(het leningnummer is|dit betreft lening|lening|nummer van de lening:)] {number} ({way})
[uw {way} (hypotheek|lening) heeft nummer] {number}
[leningdeel] {number}: {way}`,
  }),
  en: familiesOf({
    interest: `
(in {year} |)[you paid] <> [(of mortgage interest|in interest|in mortgage interest|of interest on the loan)]
[(your interest paid|the interest you paid|the mortgage interest|interest charged)] (for {year} |)(was|amounted to|came to) <>
[we charged you] <> [(in interest|of interest)]
![the loan cost you] <> [in interest]`,
    balanceEnd: `
[on 31 December] {year} [(the outstanding balance was|you still owed us|the loan stood at)] <>
[(at year end|at the end of the year) (you owed|the balance was|the principal was)] <>
[the (remaining debt|outstanding principal) (at|on) 31 December] {year} (was|is) <>
![that leaves] <> [at the end of {year}]`,
    balanceStart: `
[at the start of the year (you owed us|it was|the balance was)] <>
[on 1 January] {year} [(it was|the loan stood at)] <>`,
    repayment: `
[(you |)repaid] <>
[(repayments were|you paid back)] <>`,
    costs: `
[(besides |)you paid] <> [in (fees|costs|penalty interest)]`,
    owed: `
[(in total|altogether) you paid us] <>`,
    property: `
[your house was valued at] <>`,
    interestReceived: `
[you received] <> [of interest on the deposit]`,
    loanNumber: `
[(the loan number is|this concerns loan)] {number} ({way})`,
  }),
}
