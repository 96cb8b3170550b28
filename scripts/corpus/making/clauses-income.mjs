import { familiesOf } from './clauses.mjs'

/** What letters of employers and funds say of wages. Written as `clauses.mjs` says. */
export const incomeClauses = {
  nl: familiesOf({
    wage: `
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
[(de verrekende arbeidskorting|de arbeidskorting|de toegepaste arbeidskorting)] (was|bedroeg|is) <>
[wij verrekenden] <> [arbeidskorting]
[aan arbeidskorting (is|werd)] <> [(verrekend|toegepast)]
![uw arbeidskorting kwam op] <>`,
    net: `
[netto (ontving u|kreeg u|is)] <> [(uitbetaald|op uw rekening|)]
[op uw rekening (kwam|stortten wij)] <>
[u kreeg] <> [(netto|in handen)]`,
    svWage: `
[het (loon voor de werknemersverzekeringen|premieloon|SV-loon)] (was|bedroeg) <>
[voor de werknemersverzekeringen (telde|gold)] <>`,
    zvwContribution: `
[de (bijdrage voor de Zorgverzekeringswet|werkgeversheffing Zvw)] (was|bedroeg) <>
[aan Zvw-bijdrage (betaalden wij|is)] <> [(betaald|)]`,
    gross: `
[uw bruto (salaris|loon)] (was|bedroeg) <>
[bruto (verdiende u|kreeg u)] <>`,
    pension: `
[aan pensioenpremie (is|werd)] <> [(afgedragen|ingehouden)]
[na aftrek van] <> [pensioenpremie]`,
    allowance: `
[daarnaast (ontving u|kreeg u)] <> [(onbelast|aan reiskosten|aan onkosten|vergoeding)]
[aan reiskosten (ontving u|vergoedden wij)] <>`,
    previousYear: `
[(vorig jaar|in het jaar daarvoor|een jaar eerder) was (dat|uw loon|uw fiscale loon)] <>
[volgend jaar verwachten wij] <> [(te betalen|aan loon|)]`,
  }),
  en: familiesOf({
    wage: `
[your (taxable wage|fiscal salary|taxable income|wage for income tax)] (for {year} |in {year} |)(was|amounted to|is|came to) <>
(in {year} |)[you (earned|received)] <> [(in taxable wages|of taxable salary|subject to wage tax)]
[for (tax|wage tax) we (counted|paid you)] <>
![the pay we reported to the tax office] was <>`,
    withheld: `
[(the payroll tax withheld|the wage tax|wage tax withheld)] (was|amounted to|is) <>
[(from this |)we (withheld|deducted)] <> [(in wage tax|of payroll tax|in tax)]
[(of which |)] <> [(of payroll tax was withheld|was withheld as wage tax|went to the tax office)]
![the tax office received] <> [in wage tax from us]`,
    credit: `
[the (employed person's|labour) tax credit] (was|is) <>`,
    net: `
[net you (received|were paid)] <>`,
    svWage: `
[the wage for employee insurance] was <>`,
    gross: `
[your gross (salary|pay)] (was|amounted to) <>`,
    pension: `
[pension premiums (were|came to)] <>`,
    allowance: `
[(besides |)you received] <> [(free of tax|in travel expenses)]`,
    previousYear: `
[(the year before|in the previous year) (it|your wage) was] <>`,
  }),
}
