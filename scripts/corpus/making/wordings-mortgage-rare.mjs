/** More of what mortgages are called: by lenders, in short and in letters. Written as `wordings.mjs` says. */
export const rareMortgageWordings = {
  interest: `
(Bet.|Betld.|Betaald) (rente|hypotheekrente|hyp.rente)( totaal| jaar|)
(Versch.|Verschuld.|Berek.) (rente|hypotheekrente)
(Hyp. rente|Hyp.rente|Hyprente|Hypoth. rente)( betaald| jaar| totaal|)
(Rente|Hypotheekrente) (in|over) (rekening gebracht|12 maanden|boekjaar|kalenderjaar)
(Rente|Hypotheekrente) (door u betaald|aan ons betaald|betaald aan de bank|betaald door u|dit jaar betaald)
(Door u betaald aan|Door u aan ons betaalde|U betaalde aan|U betaalde ons aan) (rente|hypotheekrente)
(In het jaar|Dit jaar|In totaal) (betaalde|betaald aan|verschuldigde|berekende) (rente|hypotheekrente)
(Gedragen|Doorberekende|Aangerekende|Ingehouden|Gebruteerde) (rente|hypotheekrente)
(Hypotheekrente|Rente) (aftrekbaar|voor de belasting|voor uw aangifte|box 1|voor renteaftrek|eigen woning box 1)
(Rente|Hypotheekrente) (van de lening|van het leningdeel|op de lening|per leningdeel|leningdeel)
(Annuïteit|Hypotheek|Lening|Leningdeel|Krediet): (rente|betaalde rente)
(Rentedeel|Rentecomponent|Rente-aandeel|Rentegedeelte|Rentepost)( betaald| annuïteit|)
(Kosten|Lasten|Totaal) (aan rente|hypotheekrente|rente hypotheek)
(Rente|Hyp.rente) (debet|debiteuren|deb.|D)
(Debetrente|Debet rente)( hypotheek| lening| jaar| betaald|)
(Totaal|Tot.|Totale|Jaartotaal) (rente|rente betaald|betaalde hypotheekrente|hypotheekrente|rentebedrag|verschuldigde rente)
(Rente|Hypotheekrente) (inclusief|incl.) (korting|rentekorting|opslag)
(Af te trekken|Voor aftrek betaalde|Op te geven) (rente|hypotheekrente)
(Wat u aan rente|Wat u ons aan rente) (betaalde|hebt betaald|verschuldigd was)
(Eigenwoningrente|Eigen woning rente|EWR|Rente EWS|Rente eigenwoningschuld)( betaald|)
(Rente) (ontvangen van u|door ons ontvangen van u|die u hebt betaald|die u verschuldigd bent)
(Interest|Mortgage interest) (on your loan|on your mortgage|on the mortgage|on loan part|on home loan)
(Interest|Mortgage interest) (you|we) (paid|charged|billed)( in the year|)
(Total|Yearly|Annual) (interest|mortgage interest|interest charged|debit interest)
(Home loan|Loan part|Mortgage loan) interest( paid| charged|)
(Interest|Mortgage interest) (deductible|for box 1|tax deductible|eligible for deduction)
(Paid|Charged|Incurred|Accrued|Billed) (mortgage |loan |)interest
(Interest portion|Interest component|Interest part)( of payments|)
(Interest|Int.) (pd|paid total|chgd|debit)`,
  interestReceived: `
(Rente|Rente-inkomsten) (spaardeel|spaarhypotheek|bankspaarrekening|tegoed|bouwrekening|SEW)
(Ontv.|Ontvangen|Gekregen|Bijgeboekte) (rente depot|depotrente|spaarrente|bouwdepotrente|rente bouwdepot)
(Rentevergoeding|Vergoede rente|Vergoeding)( over| van| op|) (depot|nieuwbouwdepot|verbouwdepot|bouwrekening)
(Rente|Depotrente) (door ons vergoed|die wij vergoedden|die wij u betaalden|door ons betaald|in mindering)
(Creditrente|Credit rente|Rente credit)( depot| spaarrekening| jaar|)
(Uitgekeerde|Genoten|Bijgeschreven|Gekweekte) (rente|depotrente|spaarrente)
(Interest|Credit interest) (on the deposit|from deposit|on building fund|on construction account|received from us)
(Received|Credited|Earned) (interest|deposit interest|savings interest)`,
  balanceEnd: `
(Restantschuld|Rest.schuld|Rest schuld|Hyp.schuld|Restschuld hyp.) (per |op |)(31-12|31 december|31 dec|ultimo)
(Restant|Resterend|Resterende) (hoofdsom|schuldbedrag|leenbedrag|leningbedrag|lening) (per |)(31-12|31 december|ultimo december|einde jaar)
(Hoofdsom|Schuld|Lening) (na aflossing|na laatste aflossing|na mutaties) (31-12|31 december|einde jaar)
(Hypotheekschuld|Leningschuld|Schuldsaldo|Hypotheeksaldo|Leenschuld) (ultimo|31-12|per 31 december|einde jaar|eind december)
(Stand|Saldo) (hypotheek|lening|leningdeel|schuld|hoofdsom|krediet) (31-12|31 december|ultimo|einde boekjaar|eind december)
(Uw|De|Totale) (schuld|hypotheek|lening|hypotheekschuld|restschuld) (op|per|was op|was per) (31 december|31-12)
(Wat u nog|Wat u ons nog) (verschuldigd was|moest terugbetalen|schuldig was) (op|per) (31 december|31-12)
(Schuld|Lening|Hypotheek) (aan het eind|op het einde|op de laatste dag) (van het jaar|van het kalenderjaar|)
(Eindbedrag|Eindstand|Slotstand|Slotsaldo|Jaareindestand|Eindsaldo) (lening|hypotheek|schuld|hoofdsom|leningdeel|)
(Openstaande|Openst.|Nog openstaande) (hoofdsom|lening|schuld|hypotheek|hypotheekschuld|restschuld) (31-12|per 31 december|einde jaar|ultimo)
(Eigenwoningschuld|EWS|Schuld eigen woning) (31-12|31 december|ultimo|einde jaar|per ultimo)
(Per|Op) (31 december|31-12|ultimo) (verschuldigd|openstaande schuld|restschuld|schuld|hoofdsom)
(31-12|31 december)( restschuld| saldo| schuld| stand| hoofdsom| lening|)
(Schuldrestant|Schuldresterend|Restbedrag lening|Restlening) (31-12|31 december|ultimo|einde jaar)
(Restschuld|Hoofdsom|Schuld) (laatste dag|einde kalenderjaar|eindejaar|jaareinde|jaarultimo)
(Remaining|Outstanding|Unpaid|Open) (mortgage|loan|principal|capital|amount) (31 December|at year end|31-12|end of year|as of 31 December)
(Balance|Debt|Principal|Mortgage) (end of period|end of the year|year-end|per 31 December|31/12|at 31 Dec)
(Closing|Ending|Final|End) (balance|debt|principal|loan|mortgage)( of the year| amount|)
(Your|Total) (debt|mortgage|loan|mortgage debt|home loan) (on|at|per) (31 December|year end|31-12)
(Loan|Mortgage|Home loan) (remaining|left|still open) (31 December|at year end|31-12)
(What you|Amount you) (still owe|still owed us|owed us) (at|on) (31 December|year end)`,
  balance: `
(Restschuld|Schuld|Hoofdsom|Restantschuld) (hypotheek|lening|leningdeel|hyp.|krediet|totaal)
(Rest. hoofdsom|Rest.hoofdsom|Restantschuld|Rest schuld|Restlening|Schuldrest)
(Openst.|Openstaand|Nog openstaande|Nog te betalen) (hoofdsom|saldo|lening|schuld|leningdeel)
(Hypotheek|Leen|Lening|Krediet)(schuld|stand|restant)
(Huidige|Actuele|Resterende|Overblijvende|Totale) (restschuld|hoofdsom|schuld|lening|hypotheek)
(Nog af te betalen|Nog terug te betalen|Nog verschuldigd)( bedrag| deel|)
(Remaining|Open|Current|Total) (loan|principal|capital|mortgage|debt|loan debt)
(Amount|Loan) (still owed|remaining|left|open|unpaid)
(Loan|Debt|Mortgage) (balance|outstanding|remaining|remainder)`,
  balanceStart: `
(Restant|Resterende|Openstaande) (hoofdsom|schuld|lening) (per |op |)(1 januari|1-1|01-01|begin jaar|primo)
(Hypotheekschuld|Leningschuld|Schuldsaldo|Hypotheeksaldo|Schuld lening) (primo|1-1|per 1 januari|begin jaar|begin januari)
(Stand|Saldo) (hypotheek|lening|leningdeel|schuld|hoofdsom|krediet) (1-1|1 januari|primo|begin boekjaar|begin januari)
(Uw|De|Totale) (schuld|hypotheek|lening|hypotheekschuld|restschuld) (op|per|was op|was per) (1 januari|1-1)
(Schuld|Lening|Hypotheek) (aan het begin|bij aanvang|op de eerste dag) (van het jaar|van het kalenderjaar|)
(Aanvangsstand|Aanvangssaldo|Beginstand|Openingsstand|Startsaldo|Beginsaldo) (lening|hypotheek|schuld|hoofdsom|jaar|)
(Eigenwoningschuld|EWS|Schuld eigen woning) (1-1|1 januari|primo|begin jaar)
(1-1|01-01|1 januari) (restschuld|saldo|schuld|stand|hoofdsom|lening)
(Stand|Saldo|Schuld) (vorig overzicht|vorige opgave|einde vorig jaar|ultimo vorig jaar)
(Remaining|Outstanding|Unpaid|Open) (mortgage|loan|principal|debt) (1 January|at the start|1-1|start of year|as of 1 January)
(Balance|Debt|Principal|Mortgage) (start of period|start of the year|beginning of period|per 1 January|1/1|at 1 Jan)
(Beginning|Starting|Initial year|Opening) (balance|debt|loan balance|mortgage)( of the year|)
(Your|Total) (debt|mortgage|loan|mortgage debt) (on|at|per) (1 January|the first of January|1-1)`,
  repayment: `
(Aflossing|Afgelost|Afl.|Aflossingen) (lening|hypotheek|leningdeel|jaar|totaal|dit jaar|kalenderjaar|annuïtair|lineair)
(Totaal|Totale|Jaartotaal|Som) (aflossing|afgelost|aflossingen|terugbetaald)
(Door u|U|In totaal) (terugbetaald|terugbetaalde|loste af|betaald aan aflossing|afgelost op de lening)
(Verplichte|Normale|Vrijwillige|Tussentijdse|Eigen|Ingeplande|Extra) (aflossing|aflossingen)( jaar|)
(Mutatie|Afname|Daling|Vermindering|Verlaging) (hoofdsom|schuld|lening|restschuld)
(Aflossingsdeel|Aflossingscomponent|Aflossingsgedeelte|Kapitaalaflossing|Aflossingspost)
(Afgeloste|Terugbetaalde) (hoofdsom|lening|schuld|bedragen)
(Repayment|Repayments|Redemption|Redemptions) (total|in the year|of loan|mortgage|made|extra|voluntary)
(Principal|Loan|Mortgage) (repayment|repayments|redemption|reduction|paid|paid down|payments)
(Repaid|Redeemed) (loan|principal|amount|capital|part)( in the year|)
(Amortisation|Amortization|Paydown|Pay-down)( in the year|)`,
  deductible: `
(Aftrekb.|Aftrekbaar|Aftrekbare) (kst.|kosten box 1|bedrag box 1|kosten hypotheek|hypotheeklasten|woonlasten)
(Fisc.|Fiscaal|Fiscale) (aftrekbaar|aftrek|aftrekpost|aftrekbare kosten)( eigen woning| hypotheek| totaal|)
(Totaal|Som|Totale) (aftrek|aftrekpost|aftrekposten|aftrekbare bedragen|aftrekbare lasten|aftrekbaar box 1)
(Bedrag|Kosten|Totaal) (voor aftrek|voor renteaftrek|om af te trekken|dat u mag aftrekken|die u mag aftrekken)
(Aftrek|Renteaftrek|Hypotheekrenteaftrek)( eigen woning| box 1| totaal| hypotheek|)
(Aftrekbare|Aftrekbaar aan) (rente en financieringskosten|rente en kosten samen|rente en overige kosten)
(Op te geven|Aan te geven|In te vullen) (aftrekpost|aftrekbare kosten|kosten eigen woning|aftrek eigen woning)
(Netto|Saldo) (aftrekbaar|aftrek|aftrekpost|aftrekbare kosten)( na depotrente|)
(Financieringskosten|Kosten lening|Kosten hypotheek) (aftrekbaar|voor aftrek|box 1|fiscaal)
(Deduction|Deductions|Tax deduction|Mortgage deduction) (own home|owner-occupied home|home|box 1|total)
(Deductible|Tax deductible) (home costs|interest and costs|financing costs|loan costs|total box 1|costs box 1)
(Total|Net|Sum of) (deductible|tax-deductible) (costs|interest and costs|charges|items)
(Amount|Costs) (to deduct|deductible for tax|you can deduct|deductible from income)`,
  fees: `
(Totaal|Totale|Som|Tot.) (rente \\+ kosten|rente en provisie|rente, kosten|rentelasten en kosten|rente en overige kosten|rente en boete)
(Rente|Hypotheekrente) (en|plus|\\+|&|met|incl.|inclusief) (kosten|vergoedingen|provisie|overige kosten|toeslagen)( totaal|)
(Rente en kosten|Rente en vergoedingen) (samen|bij elkaar|totaal|in totaal|jaar)
(Kosten en rente|Vergoedingen en rente|Kosten plus rente)( totaal| samen|)
(Interest|Mortgage interest) (plus|and|&|incl.|including|\\+) (costs|fees|charges|commission|other costs)( total|)
(Fees|Costs) (and|plus|&) interest( total|)
(All|Total) (interest and charges|interest plus costs|interest, fees and costs|finance charges)`,
  owed: `
(Totaal|Tot.|Jaartotaal) (betaalde bedragen|betaald aan ons|betalingen|afgeschreven|termijnen|maandlasten|annuïteit)
(Rente|Hypotheekrente) (en|\\+|&|plus) (aflossing|aflossingen|afl.)( totaal| samen| betaald|)
(Annuïteit|Annuïteiten|Jaarannuïteit|Jaarlast|Jaarlasten|Woonlasten)( totaal| betaald| per jaar|)
(Betaald|Voldaan) (bedrag|totaal|aan de bank|hypotheek)( jaar|)
(Hypotheeklasten|Hypotheekbetalingen|Maandlasten jaar|Bruto lasten|Totale lasten hypotheek)
(Total|Sum of) (mortgage payments|monthly payments|loan payments|amounts paid|payments received)
(Interest and principal|Principal and interest|Interest & repayment|Payments)( paid| total| in the year|)
(Annual|Yearly) (payments|instalments|mortgage payments|annuity)`,
  costs: `
(Overige|Andere|Bijkomende|Eenmalige|Diverse) (kosten hypotheek|vergoedingen|lasten|kosten lening|bijkomende kosten)
(Boete|Vergoeding|Kosten) (oversluiten|rentemiddeling|verlengen|rentewijziging|te late betaling)
(Administratie|Beheer|Afsluit|Notaris|Bemiddelings|Royements|Incasso)(kosten|vergoeding|provisie)
(NHG|Hypotheekgarantie|Nationale Hypotheek Garantie)( kosten| provisie| premie|)
(Achterstandsrente|Achterstand|Rente achterstand|Boeterente|Moratoire rente)( betaald| jaar|)
(Penalty|Fee|Costs) (for early repayment|for refinancing|for late payment|advice|appraisal|notary)
(Notary|Valuation|Appraisal|Advisory|Admin|Administration|Closing) (fee|fees|costs)
(Other|One-off|Additional) (costs|fees|charges|mortgage costs)`,
  principal: `
(Oorspr.|Oorspronkelijke|Aanvankelijke|Initiële) (lening|hoofdsom|leningsom|hypotheek|schuld|leenbedrag)
(Leningsom|Kredietbedrag|Kredietsom|Hypotheeksom|Leensom|Inschrijfbedrag|Hypotheekinschrijving)( origineel|)
(Hoofdsom|Lening|Bedrag) (oorspronkelijk|bij afsluiten|bij ingang|bij start|bij passeren|volgens akte)
(Verstrekte|Afgesloten|Verleende) (lening|hypotheek|hoofdsom|krediet)
(Original|Initial|Granted|Contracted) (mortgage|loan|debt|sum|loan sum|mortgage amount)
(Loan|Mortgage|Principal) (sum|amount granted|at inception|at origination|originally)
(Amount|Sum) (borrowed|lent|originally borrowed|of the loan)`,
  property: `
(WOZ|WOZ-|Woz )(waarde|bedrag|waarde woning|beschikking)( eigen woning|)
(Waarde|Marktwaarde) (van de woning|pand|object|eigen woning|onroerend goed|onderpand)
(Koopsom|Aankoopbedrag|Koopprijs|Herbouwwaarde|Verkoopwaarde|Bouwsom)( woning| pand|)
(Value|Market value|Purchase price|Appraisal) (of the home|of the house|home|house|of property|collateral)
(Home|Real estate|Collateral|Assessed) value`,
  depot: `
(Bouwdepot|Verbouwdepot|Nieuwbouwdepot|Depot)( saldo| stand| restant| 31-12| ultimo| begin| beschikbaar| openstaand|)
(Saldo|Stand|Waarde|Restant) (verbouwdepot|nieuwbouwdepot|spaardeel|SEW|KEW|spaarhypotheek|polis|verzekering|effectenrekening|beleggingsrekening)
(Opgebouwd|Ingelegd|Gespaarde) (kapitaal|bedrag|saldo|waarde|tegoed)( spaarpolis| verpand|)
(Spaarwaarde|Spaarkapitaal|Polissaldo|Waardeopbouw|Spaartegoed|Bankspaartegoed)( 31-12| ultimo|)
(Opname|Uitbetaald) (uit depot|bouwdepot|depot)
(Balance|Value) (building deposit|construction account|savings account|savings policy|current account|investment account)
(Deposit|Building deposit|Renovation deposit|Savings part) (balance|remaining|left|value)`,
  instalment: `
(Termijn|Maand|Kwartaal|Periode)(bedrag|last|lasten|nota|betaling)( bruto| netto| hypotheek|)
(Premie|Inleg|Spaarpremie|Spaarinleg|Verzekeringspremie|Levensverzekering premie)( per maand| maand| jaar|)
(Bedrag|Lasten|Kosten|Te betalen|Betaling) per (maand|kwartaal|termijn|periode)
(Bruto|Netto|Huidige|Nieuwe) (maandlast|maandlasten|maandbetaling|termijn)
(Per|Elke) maand (te betalen|verschuldigd|afgeschreven|betaalt u)
(Monthly|Quarterly|Periodic) (charge|cost|costs|premium|term|direct debit|mortgage payment)
(Premium|Insurance premium|Life insurance premium)( monthly| per year|)`,
  rate: `
(Rente|Rentestand|Contractrente|Effectieve rente|Vaste rente|Variabele rente|Huidige rente) (%|percentage|perc.|tarief)
(Rentevaste periode|Rentevastperiode|Rente vast|Rente vast t/m|Renteherziening|Herzieningsdatum|Einddatum rente|Looptijd tot)
(Rate|Interest %|Rate of interest|Fixed until|Fixed-rate period|Term|Nominal rate|Rate fixed until)`,
}
