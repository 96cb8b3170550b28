import { familiesOf } from './clauses.mjs'

/** What letters of employers and funds say of wages. Written as `clauses.mjs` says. */
export const incomeClauses = {
  nl: familiesOf({
    wage: `
[(het|uw) (fiscale|belastbare|belaste) (jaarloon|loon|salaris|inkomen)] (over {year} |van {year} |)(beliep|bedraagt|bedroeg|was|werd) <>
[u hebt] (in {year} |over {year} |)<> [(belastbaar loon|fiscaal loon|aan belast loon) (gehad|ontvangen|genoten|verdiend)]
[bij ons verdiende u] (in {year} |)<> [(voor de loonheffing|voor de belasting|belastbaar|)]
[(in uw aangifte|bij loon|op uw aangifte) (vult u in|zet u|neemt u op):] <>
[als (fiscaal|belastbaar) (loon|inkomen|pensioen) (geldt|gold|telt|noteerden wij)] <>
[wij betaalden u] (in {year} |)<> [(aan belast loon|aan fiscaal loon|aan belastbaar salaris|aan pensioen voor de loonheffing)]
[(uw pensioen|uw uitkering|uw AOW)] (over {year} |in {year} |)[(voor de loonheffing|dat belast is|voor de belasting)] (was|bedroeg|is) <>
[het (bedrag|loon) waarover u belasting betaalt] (was|is|bedroeg) <>
[(uw loon voor de loonheffing|uw loon voor de inkomstenbelasting|uw loon volgens kolom 14)] (in {year} |)(was|bedroeg|is) <>
[(wij kenden u|u kreeg)] <> [(aan belastbaar loon|fiscaal loon|aan loon voor de belasting) (toe|)]
[uw (fiscale loon|belastbaar loon|loon voor de loonheffing|jaarloon voor de loonheffing|belastbare salaris)] (over {year} |in {year} |)(was|bedroeg|is|komt uit op|kwam uit op) <>
(in {year} |over dat jaar |in die tijd |)[ontving u] <> [aan (fiscaal|belastbaar) (loon|inkomen|salaris)]
[u (kreeg|ontving|verdiende)] (in {year} |bij ons |in totaal |)[een (fiscaal|belastbaar) (loon|salaris) van] <>
[voor de (belasting|loonheffing|fiscus) telt] <> [(mee |)(als loon|als inkomen)]
[het loon (waarmee u bij uw aangifte rekent|dat u moet aangeven|dat in uw aangifte hoort|uit dienstbetrekking)] (is|was|bedraagt) <>
[(je|uw) (belaste|belastbare) (inkomen|pensioen|uitkering) (bij ons|van ons)] (was|bedroeg) <>
[(als|aan) (loon|uitkering|pensioen) vult u (in uw aangifte |)] <> [in]
![het loon dat wij (voor u hebben opgegeven|aan de Belastingdienst hebben doorgegeven)] (was|is) <>
![fiscaal hebt u bij ons] <> [verdiend]`,
    withheld: `
[(hierover|daarover|over dit loon|over dat bedrag) (hielden|droegen|hebben) wij] <> [(loonheffing in|loonbelasting af|aan loonheffing ingehouden|belasting ingehouden)]
[(van uw loon|van uw salaris|van uw pensioen|van uw uitkering) (hielden wij|is|werd|ging)] <> [(loonheffing in|aan loonheffing ingehouden|aan belasting af|aan loonbelasting ingehouden)]
[(aan|voor) (loonheffing|loonbelasting|belasting en premies|loonbelasting/premie volksverzekeringen) (hielden|droegen) wij] <> [(in|af)]
[(de totale loonheffing|uw loonheffing|de loonbelasting en premies|onze inhouding voor de belasting)] (in {year} |over {year} |)(was|bedroeg|beliep|bedraagt) <>
[wij droegen (voor u |)] <> [(af aan de Belastingdienst|loonheffing af|af aan loonbelasting)]
[(u hebt al|u betaalde al|er is al)] <> [(loonheffing betaald|aan belasting betaald|loonbelasting afgedragen|belasting ingehouden)]
[(aan de fiscus|aan de Belastingdienst) (betaalden|betaalde|droegen) wij (voor u|namens u)] <> [(af|aan loonheffing|)]
[met een (loonheffing|inhouding van loonheffing|ingehouden belasting) van] <>
[(waarvan|daarvan is)] <> [(aan loonheffing is ingehouden|als loonheffing is afgedragen|loonbelasting)]
[(de ingehouden loonheffing|de loonheffing|de loonheffing die wij inhielden|de ingehouden belasting)] (was|bedroeg|is|komt uit op) <>
[(daarop|daarvan|hierop|op dat bedrag) (is|werd)] <> [(aan|als) (loonheffing|loonbelasting en premies|belasting) (ingehouden|afgedragen)]
[wij (hielden|houden) (daarop |daarvan |)] <> [(aan |)(loonheffing|loonbelasting|belasting) in]
[wij hebben (daarvan |)] <> [(aan |)(loonheffing|loonbelasting|belasting en premies) (ingehouden|overgemaakt|afgedragen)]
[(waarop|waarvan)] <> [(loonheffing|belasting) is ingehouden]
[aan (loonheffing|belasting en premie volksverzekeringen) (ging daar|is daar|werd) ] <> [(af|van af gehaald|op in mindering gebracht|verrekend)]
[u (betaalde|droeg)] (via ons |) <> [(aan loonheffing|loonbelasting) (af|)]
![de Belastingdienst kreeg van ons] <> [(aan|als) loonheffing]
![wij maakten] <> [aan loonbelasting voor u over]`,
    credit: `
[(met|daarbij is) (een|aan) arbeidskorting van] <> [(verrekend|toegepast|)]
[wij hielden rekening met] <> [(arbeidskorting|aan arbeidskorting)]
[(uw|de) (arbeidskorting|loonheffingskorting)] (in {year} |)(bedroeg|was|beliep) <>
[(de verrekende arbeidskorting|de arbeidskorting|de toegepaste arbeidskorting)] (was|bedroeg|is) <>
[wij verrekenden] <> [arbeidskorting]
[aan arbeidskorting (is|werd)] <> [(verrekend|toegepast)]
![uw arbeidskorting kwam op] <>`,
    net: `
[(onder de streep|uiteindelijk|netto) (ontving u|hield u|kreeg u)] <> [(in handen|op uw bankrekening|)]
[wij (stortten|betaalden)] <> [(netto|op uw rekening|netto uit)]
[het nettobedrag (was|bedroeg)] <>
[netto (ontving u|kreeg u|is)] <> [(uitbetaald|op uw rekening|)]
[op uw rekening (kwam|stortten wij)] <>
[u kreeg] <> [(netto|in handen)]`,
    svWage: `
[(uw|het) (SV-loon|premieloon|loon SV|loon voor het UWV)] (in {year} |)(was|bedroeg|beliep) <>
[voor de sociale verzekering (rekenden wij|gold) met] <>
[het (loon voor de werknemersverzekeringen|premieloon|SV-loon)] (was|bedroeg) <>
[voor de werknemersverzekeringen (telde|gold)] <>`,
    zvwContribution: `
[(de|uw) (inkomensafhankelijke bijdrage|bijdrage Zvw|Zvw-bijdrage)] (bedroeg|was) <>
[voor de zorgverzekering (droegen wij|hielden wij)] <> [(af|in)]
[de (bijdrage voor de Zorgverzekeringswet|werkgeversheffing Zvw)] (was|bedroeg) <>
[aan Zvw-bijdrage (betaalden wij|is)] <> [(betaald|)]`,
    gross: `
[(het brutoloon|uw brutosalaris|uw bruto pensioen)] (over {year} |)(was|bedroeg|beliep) <>
[vóór inhoudingen (verdiende u|kreeg u)] <>
[uw bruto (salaris|loon)] (was|bedroeg) <>
[bruto (verdiende u|kreeg u)] <>`,
    pension: `
[(uw deel van de pensioenpremie|de pensioenpremie|uw pensioenbijdrage)] (was|bedroeg) <>
[(wij hielden|voor uw pensioen hielden wij)] <> [(pensioenpremie in|in)]
[aan pensioenpremie (is|werd)] <> [(afgedragen|ingehouden)]
[na aftrek van] <> [pensioenpremie]`,
    allowance: `
[(onbelast kreeg u|aan onkosten vergoedden wij|voor reiskosten kreeg u)] <>
[(uw vakantiegeld|uw reiskostenvergoeding|de thuiswerkvergoeding)] (was|bedroeg) <>
[daarnaast (ontving u|kreeg u)] <> [(onbelast|aan reiskosten|aan onkosten|vergoeding)]
[aan reiskosten (ontving u|vergoedden wij)] <>`,
    previousYear: `
[(in het vorige jaar|het jaar ervoor) (verdiende u|bedroeg dit|was het)] <>
[(vorig jaar|in het jaar daarvoor|een jaar eerder) was (dat|uw loon|uw fiscale loon)] <>
[volgend jaar verwachten wij] <> [(te betalen|aan loon|)]`,
  }),
  en: familiesOf({
    wage: `
[(in {year} |)your (wage|salary|pay|pension) (for tax|for wage tax|subject to tax)] (was|came to|amounted to) <>
[you (earned|were paid|received)] (in {year} |)<> [(before tax as taxable wage|in taxable pay|as fiscal wage|of taxable income)]
[(the taxable wage|the fiscal wage|your wage according to column 14|total taxable pay)] (was|is|amounted to) <>
[in your tax return you (enter|declare|fill in)] <> [(as wages|as salary|)]
[we paid you] (in {year} |)<> [(in taxable salary|of taxable wages|in wages subject to tax)]
[your (taxable wage|fiscal salary|taxable income|wage for income tax)] (for {year} |in {year} |)(was|amounted to|is|came to) <>
(in {year} |)[you (earned|received)] <> [(in taxable wages|of taxable salary|subject to wage tax)]
[for (tax|wage tax) we (counted|paid you)] <>
![the pay we reported to the tax office] was <>`,
    withheld: `
[(we kept back|we paid|we remitted)] <> [(in wage tax|of payroll tax|in tax for you|to the tax authorities)]
[(the total wage tax|your payroll tax|tax already paid|the tax deducted)] (for {year} |)(was|came to|amounted to|is) <>
[(on this|on that amount|from your pay)] [(we withheld|was withheld|we deducted)] <> [(in taxes|of tax|wage tax|)]
[with (wage tax|payroll tax|tax withheld) of] <>
[you have already paid] <> [(in wage tax|of tax|in payroll tax)]
[(the payroll tax withheld|the wage tax|wage tax withheld)] (was|amounted to|is) <>
[(from this |)we (withheld|deducted)] <> [(in wage tax|of payroll tax|in tax)]
[(of which |)] <> [(of payroll tax was withheld|was withheld as wage tax|went to the tax office)]
![the tax office received] <> [in wage tax from us]`,
    credit: `
[we applied] <> [(of labour tax credit|in employment tax credit)]
[your (labour|employment) tax credit] (was|came to) <>
[the (employed person's|labour) tax credit] (was|is) <>`,
    net: `
[(we transferred|we paid out)] <> [(net|to your account)]
[your net (pay|salary)] (was|came to) <>
[net you (received|were paid)] <>`,
    svWage: `
[the (social security wage|wage for social insurance)] (was|came to) <>
[the wage for employee insurance] was <>`,
    gross: `
[before deductions you (earned|received)] <>
[gross you (earned|were paid)] <>
[your gross (salary|pay)] (was|amounted to) <>`,
    pension: `
[(your pension contribution|the pension premium)] (was|came to) <>
[pension premiums (were|came to)] <>`,
    allowance: `
[(your holiday allowance|travel expenses|your travel allowance)] (was|were|came to) <>
[(besides |)you received] <> [(free of tax|in travel expenses)]`,
    previousYear: `
[(the year before|in the previous year) (it|your wage) was] <>`,
  }),
}
