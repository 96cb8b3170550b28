import { familiesOf } from './clauses.mjs'

/** What letters of lenders say of loans. Written as `clauses.mjs` says. */
export const mortgageClauses = {
  nl: familiesOf({
    interest: `
[(aan|als) (hypotheekrente|rente)] (in {year} |over {year} |)[(hebt u|heeft u|is er)] <> [(betaald|voldaan|overgemaakt)]
[u betaalde (ons |)] (in {year} |over {year} |)<> [(rente|hypotheekrente|aan rente|aan hypotheekrente)]
[(uw|de totale|de) (hypotheekrente|rente|debetrente)] (over {year} |in {year} |van {year} |)(bedraagt|bedroeg|was|beliep|kwam uit op) <>
[(wij rekenden|wij berekenden|wij schreven|wij boekten)] (over {year} |)<> [(rente|aan hypotheekrente|aan rente over uw lening)]
[(waarvan|daarvan was)] <> [(rente|aan rente|hypotheekrente)]
[voor uw aangifte telt (een|aan) (rente|hypotheekrente|betaalde rente) van] <>
[de rente (op|over|van) (uw hypotheek|deze lening|uw lening|het leningdeel)] (in {year} |over {year} |)(was|bedroeg|is) <>
[(er werd|er is) (in {year} |)] <> [(rente betaald|hypotheekrente betaald|rente berekend|rente in rekening gebracht)]
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
[(per|op) 31 december] {year} [(bedroeg|was|beliep) (de|uw) (hypotheek|restschuld|lening|schuld|openstaande hoofdsom)] <>
[u was ons op 31 december] {year} [(nog |)] <> [(schuldig|verschuldigd)]
[(aan het eind van {year}|eind {year}|op de laatste dag van {year}) (was|stond|bedroeg) (uw hypotheek|de lening|uw hypotheekschuld|de hoofdsom)] <>
[(uw hypotheek|de lening|uw schuld) (had|heeft) op 31 december] {year} [(een stand|een saldo|een hoogte) van] <>
[(de resterende|de openstaande|uw resterende) (schuld|hoofdsom|lening) (eind {year}|per 31-12-{year}|aan het einde van het jaar)] (was|is|bedroeg) <>
[(uw|de) (eindstand|eindsaldo|restschuld)] (is|was|bedraagt) <>
[(waarna|zodat) (u nog|er nog)] <> [(verschuldigd was|schuldig was|openstond)]
[op 31 december] {year} [(was uw hypotheekschuld|stond nog open|was u ons nog schuldig|bedroeg uw lening)] <>
[op 31 december] {year} [(was|stond) (er |)nog] <> [(open|verschuldigd|af te lossen)]
[(eind|ultimo|aan het einde van) {year} (bedroeg de schuld|was de stand van uw lening|had u nog een lening van|was de restschuld)] <>
[(de restschuld|uw schuld|de hoofdsom|uw lening) (per|op) 31 december] {year} [(is|was|bedraagt)] <>
[de (restschuld|schuld) (was|bedroeg) (eind december|aan het eind van het jaar)] <>
[(zo dat|daarmee) per 31-12-{year} een schuld van] <> [(overbleef|overblijft|resteert)]
![u moet op 31 december] {year} [nog] <> [terugbetalen]
![er bleef eind {year}] <> [over]`,
    balanceStart: `
[(per|op) 1 januari] {year} [(bedroeg|was|beliep) (de|uw) (hypotheek|restschuld|lening|schuld|hoofdsom)] <>
[(uw|de) (beginstand|beginschuld|openingsstand)] (was|bedroeg|is) <>
[u begon het jaar met (een schuld|een lening|een hypotheek) van] <>
[(aan het begin van {year}|begin {year}) (was|bedroeg) (uw hypotheek|de lening|uw hypotheekschuld)] <>
[op 1 januari] {year} [(was dat|was uw schuld|stond er|bedroeg de lening)] <>
[(begin {year}|aan het begin van het jaar|bij aanvang van het jaar) (was dat|leende u|was uw schuld|bedroeg de schuld)] <>
[een jaar eerder was dat] <>
[(uw lening|de schuld) begon het jaar met] <>
![aan het begin stond] <> [open]`,
    repayment: `
[(uw|de totale) (aflossing|aflossingen)] (in {year} |over {year} |)(bedroeg|was|bedroegen) <>
[aan aflossing (betaalde u|hebt u)] <> [(betaald|voldaan|)]
[(wij ontvingen|u betaalde)] <> [(aan aflossing|als aflossing)]
[de schuld (daalde met|verminderde met)] <>
[u loste] (in {year} |)<> [af]
[u (hebt|heeft) (in {year} |dit jaar |)] <> [(afgelost|terugbetaald)]
[de aflossing (was|bedroeg)] <>
[(er is|daarvan is) ] <> [(afgelost|terugbetaald)]
![u bracht de schuld met] <> [omlaag]`,
    costs: `
[(aan kosten|aan boete|voor advies) (rekenden wij|betaalde u)] <>
[u betaalde verder] <> [(aan kosten|aan boeterente|provisie)]
[daarnaast (betaalde u|brachten wij)] <> [aan (kosten|boeterente|provisie) (in rekening|)]
[de (boeterente|kosten) (bedroeg|was)] <>`,
    owed: `
[(al uw betalingen|uw termijnen|uw maandbedragen) (samen |)(waren|bedroegen)] <>
[u betaalde (in totaal|samen)] <> [(aan rente en aflossing|aan termijnen|aan ons)]
[(in totaal|samen|alles bij elkaar) (betaalde u ons|hebt u voldaan|schreven wij af)] <>
[(rente en aflossing|rente en aflossing samen) (waren|bedroegen)] <>
[wij (incasseerden|ontvingen) in totaal] <>`,
    property: `
[(de waarde van uw woning|de WOZ-waarde) (is|was|bedroeg)] <>
[uw woning (is|was) (getaxeerd op|gewaardeerd op|waard)] <>`,
    interestReceived: `
[wij vergoedden u] <> [(rente over het bouwdepot|depotrente|creditrente)]
[(de depotrente|de vergoede rente) (was|bedroeg)] <>
[over uw bouwdepot (kreeg u|vergoedden wij)] <> [(rente|aan rente)]
[u ontving] <> [rente over het depot]`,
    loanNumber: `
[(het leningnummer is|dit betreft lening|lening|nummer van de lening:)] {number} ({way})
[uw {way} (hypotheek|lening) heeft nummer] {number}
[leningdeel] {number}: {way}`,
  }),
  en: familiesOf({
    interest: `
[you (have |)paid (us |)] (in {year} |)<> [(mortgage interest|in interest on your mortgage|as interest)]
[(the interest|the mortgage interest|interest) (on your loan|on your mortgage|paid)] (in {year} |for {year} |)(was|is|amounted to|came to) <>
[(we calculated|we billed|we debited)] <> [(in interest|of mortgage interest|interest)]
[of which] <> [(was interest|in interest)]
(in {year} |)[you paid] <> [(of mortgage interest|in interest|in mortgage interest|of interest on the loan)]
[(your interest paid|the interest you paid|the mortgage interest|interest charged)] (for {year} |)(was|amounted to|came to) <>
[we charged you] <> [(in interest|of interest)]
![the loan cost you] <> [in interest]`,
    balanceEnd: `
[(on|at|per) 31 December] {year} [(your mortgage was|your debt was|you owed|the principal stood at)] <>
[(your|the) (closing balance|remaining mortgage|outstanding debt|remaining principal)] (at year end |)(was|is|amounts to) <>
[at the end of {year} your (loan|mortgage|debt) (was|amounted to)] <>
[so that you still owed] <> [(at year end|on 31 December)]
[on 31 December] {year} [(the outstanding balance was|you still owed us|the loan stood at)] <>
[(at year end|at the end of the year) (you owed|the balance was|the principal was)] <>
[the (remaining debt|outstanding principal) (at|on) 31 December] {year} (was|is) <>
![that leaves] <> [at the end of {year}]`,
    balanceStart: `
[(your|the) (opening balance|loan at the start of the year)] (was|is) <>
[at the start of {year} your (loan|mortgage|debt) (was|amounted to)] <>
[at the start of the year (you owed us|it was|the balance was)] <>
[on 1 January] {year} [(it was|the loan stood at)] <>`,
    repayment: `
[(your repayments|the repayment|redemption)] (in {year} |)(was|were|came to) <>
[you paid off] <>
[(you |)repaid] <>
[(repayments were|you paid back)] <>`,
    costs: `
[(costs|fees|penalty interest) (came to|were)] <>
[(besides |)you paid] <> [in (fees|costs|penalty interest)]`,
    owed: `
[(all your payments|your instalments) (together |)(were|came to)] <>
[(in total|altogether) you paid us] <>`,
    property: `
[your house was valued at] <>`,
    interestReceived: `
[we paid you] <> [(in deposit interest|of interest on the deposit)]
[you received] <> [of interest on the deposit]`,
    loanNumber: `
[(the loan number is|this concerns loan)] {number} ({way})`,
  }),
}
