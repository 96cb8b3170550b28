/** What stands on the year's overviews of banks and brokers and on provisional assessments. Written as `wordings.mjs` says. */
export const paperWordings = {
  moneyStart: `
(Saldo|Tegoed|Stand|Banktegoed) (per |op |)(1 januari|01-01|1-1)
(Beginsaldo|Openingssaldo|Saldo begin|Saldo begin van het jaar|Saldo aan het begin van het jaar|Beginstand|Saldo jan 1)
(Balance|Balance as at|Balance on) (1 January|January 1|01-01)
(Bank- en spaartegoeden|Banktegoeden|Totaal banktegoeden|Spaartegoed|Spaargeld|Bank- en spaarrekeningen) (per |op |)(1 januari|01-01|1-1)
(Bank- en spaartegoeden op de peildatum 1 januari|Saldo peildatum 1 januari|Saldo op peildatum 1-1|Waarde box 3 spaargeld 1 januari)
(Opening balance|Balance at start of year|Balance at the beginning of the year|Bank balances on 1 January|Savings on 1 January|Total bank balances 1 January)
(Saldo|Tegoed) (per |op |)(31 december voorgaand jaar|ultimo vorig jaar)
Totaal (saldo|tegoed|spaargeld|betalen en sparen) (per |op |)(1 januari|01-01)
!(Rekeningsaldo|Rekeningstand|Gespaard bedrag) (per |op |)(1 januari|01-01)
!(Savings balance|Account balance) (as of |at |)(1 January|January 1)`,
  moneyEnd: `
(Saldo|Tegoed|Stand|Banktegoed) (per |op |)(31 december|31-12)
(Eindsaldo|Slotsaldo|Saldo einde|Saldo einde van het jaar|Saldo ultimo|Eindstand|Huidig saldo)
(Balance|Balance as at|Balance on) (31 December|December 31|31-12)
(Bank- en spaartegoeden|Banktegoeden|Totaal banktegoeden|Spaartegoed|Spaargeld) (per |op |)(31 december|31-12)
(Closing balance|Balance at end of year|Bank balances on 31 December|Savings on 31 December|Current balance)
Totaal (saldo|tegoed|spaargeld|betalen en sparen) (per |op |)(31 december|31-12)
!(Rekeningsaldo|Rekeningstand|Gespaard bedrag) (per |op |)(31 december|31-12)
!(Savings balance|Account balance) (as of |at |)(31 December|December 31)`,
  money: `
(Saldo|Saldo in euro|Tegoed|Stand rekening|Bedrag|Saldo EUR|Balance|Balance in euro)
!(Rekeningsaldo|Account balance)`,
  worthStart: `
(Waarde|Koerswaarde|Marktwaarde|Portefeuillewaarde|Depotwaarde) (per |op |)(1 januari|01-01|1-1)
(Waarde beleggingen|Waarde effecten|Waarde portefeuille|Waarde aandelen|Totale waarde beleggingen|Beleggingen|Effecten) (per |op |)(1 januari|01-01|1-1)
(Beginwaarde|Waarde begin van het jaar|Waarde aan het begin van het jaar|Openingswaarde|Beginwaarde portefeuille)
(Value|Market value|Portfolio value|Value of investments|Investments) (as at |on |)(1 January|January 1|01-01)
(Opening value|Value at start of year|Value at the beginning of the year|Opening portfolio value)
(Beleggingen op de peildatum 1 januari|Waarde peildatum 1 januari|Waarde op peildatum 1-1|Overige bezittingen 1 januari|Waarde box 3 beleggingen 1 januari)
Totaal (waarde|effecten|beleggingen|portefeuille) (per |op |)(1 januari|01-01)
!(Vermogenswaarde|Effectenwaarde|Belegd vermogen) (per |op |)(1 januari|01-01)
!(Holdings|Securities|Fund value) (as of |at |)(1 January|January 1)`,
  worthEnd: `
(Waarde|Koerswaarde|Marktwaarde|Portefeuillewaarde|Depotwaarde) (per |op |)(31 december|31-12)
(Waarde beleggingen|Waarde effecten|Waarde portefeuille|Waarde aandelen|Totale waarde beleggingen|Beleggingen|Effecten) (per |op |)(31 december|31-12)
(Eindwaarde|Waarde einde van het jaar|Slotwaarde|Huidige waarde|Eindwaarde portefeuille)
(Value|Market value|Portfolio value|Value of investments|Investments) (as at |on |)(31 December|December 31|31-12)
(Closing value|Value at end of year|Current value|Closing portfolio value)
!(Vermogenswaarde|Effectenwaarde|Belegd vermogen) (per |op |)(31 december|31-12)
!(Holdings|Securities|Fund value) (as of |at |)(31 December|December 31)`,
  worth: `
(Waarde|Koerswaarde|Marktwaarde|Waarde in euro|Value|Market value|Value in euro|Aankoopwaarde|Kostprijs)
!(Effectenwaarde|Fund value)`,
  loanStart: `
(Schuld|Openstaand saldo|Openstaande schuld|Restschuld|Uitstaand bedrag) (per |op |)(1 januari|01-01|1-1)
(Saldo lening|Saldo krediet|Schuldsaldo|Schulden|Totaal schulden) (per |op |)(1 januari|01-01|1-1)
(Debt|Outstanding balance|Amount owed|Loan balance|Debts) (as at |on |)(1 January|January 1|01-01)
(Beginschuld|Schuld begin van het jaar|Schuld aan het begin van het jaar|Debt at start of year)
!(Te betalen kredietsaldo|Leningsaldo|Opgenomen krediet) (per |op |)(1 januari|01-01)`,
  loanEnd: `
(Schuld|Openstaand saldo|Openstaande schuld|Restschuld|Uitstaand bedrag) (per |op |)(31 december|31-12)
(Saldo lening|Saldo krediet|Schuldsaldo|Schulden|Totaal schulden) (per |op |)(31 december|31-12)
(Debt|Outstanding balance|Amount owed|Loan balance|Debts) (as at |on |)(31 December|December 31|31-12)
(Eindschuld|Schuld einde van het jaar|Debt at end of year)
!(Te betalen kredietsaldo|Leningsaldo|Opgenomen krediet) (per |op |)(31 december|31-12)`,
  gained: `
(Rente|Ontvangen rente|Rente ontvangen|Bijgeschreven rente|Creditrente|Rentevergoeding|Rente over het jaar|Uitgekeerde rente)
(Interest|Interest received|Interest earned|Interest paid to you|Credit interest)
(Dividend|Ontvangen dividend|Bruto dividend|Dividenden|Brutodividend|Dividend bruto|Couponrente|Netto dividend)
(Gross dividend|Dividend received|Dividends|Net dividend|Coupon interest|Dividend income)
(Rendement|Koersresultaat|Gerealiseerd resultaat|Ongerealiseerd resultaat|Resultaat|Return|Capital gain|Result)
!(Renteopbrengst|Dividendopbrengst|Yield)`,
  lent: `
(Betaalde rente|Debetrente|Rente lening|Rente krediet|Verschuldigde rente|Interest paid|Debit interest|Loan interest)
(Kosten|Bankkosten|Beheerkosten|Servicekosten|Transactiekosten|Bewaarloon|Costs|Fees|Service fee|Kosten beleggen)
(Kredietlimiet|Limiet|Credit limit|Oorspronkelijk bedrag|Hoofdsom lening|Original amount|Maandbedrag)
!(Provisie|Overige kosten|Bestedingslimiet)`,
  moved: `
(Storting|Stortingen|Bijstortingen|Opnames|Opnamen|Onttrekkingen|Aankopen|Verkopen|Bij|Af|Totaal bij|Totaal af|Bijgeschreven|Afgeschreven)
(Deposits|Withdrawals|Purchases|Sales|Money in|Money out|Aflossing|Afgelost|Repaid|Inleg|Mutaties|Overgeboekt)
!(Ontvangsten|Uitgaven|Transfers)`,
  dividendTax: `
(Dividendbelasting|Ingehouden dividendbelasting|Nederlandse dividendbelasting|Ingehouden Nederlandse dividendbelasting|Dividendbelasting Nederland|Div. belasting)
(Dutch dividend tax|Dividend tax withheld|Dutch dividend tax withheld|Dividend tax|Dividend withholding tax Netherlands)
(Te verrekenen dividendbelasting|Verrekenbare dividendbelasting|Totaal dividendbelasting|Totaal ingehouden dividendbelasting|Dividendbelasting NL)
!(Ingehouden NL dividendbelasting|Dividendbelasting \\(Nederland\\)|Withheld Dutch dividend tax)`,
  foreignTax: `
(Bronbelasting|Buitenlandse bronbelasting|Ingehouden bronbelasting|Buitenlandse dividendbelasting|Bronheffing|Niet verrekenbare bronbelasting)
(Foreign withholding tax|Withholding tax|Foreign tax|Foreign dividend tax|US withholding tax|Withholding tax abroad)
!(Belasting buitenland|Foreign tax withheld|Dividendbelasting buitenland)`,
  savingsPlace: `
(Betaalrekening|Spaarrekening|Privérekening|Rekening-courant|Internetspaarrekening|Betalen|Sparen|Betalen en sparen|Spaarrekeningen|Betaalrekeningen|Spaardeposito|Deposito)
(Basis|Extra|Plus|Vrij|Direct|Kinder|Bonus|Groei|Termijn|Zilver|Jeugd|Doel|En/of-)(spaarrekening|rekening|betaalrekening|sparen)
(Current account|Savings account|Payment account|Savings|Payments and savings|Bank accounts|Fixed deposit|Joint account)
(Bank- en spaartegoeden|Banktegoeden|Uw rekeningen|Uw spaarrekeningen|Rekeningoverzicht|Overzicht rekeningen|Spaartegoeden|Your accounts)
!(Vermogensspaarrekening|Oranjerekening|Loopbaanrekening|Studentenrekening|Betaalpakket)`,
  worthPlace: `
(Beleggingen|Beleggingsrekening|Effecten|Effectenrekening|Effectendepot|Beleggen|Portefeuille|Aandelen|Obligaties|Beleggingsfondsen|Uw beleggingen|Beleggingsportefeuille)
(Vermogensbeheer|Beleggingsdepot|Zelf beleggen|Fondsbeleggen|Indexfonds|Mixfonds|Aandelenfonds|ETF wereld|Overige bezittingen|Duurzaam beleggen)
(Investments|Investment account|Securities|Portfolio|Securities account|Shares|Bonds|Funds|Your investments|Index fund)
!(Vermogensrekening beleggen|Participaties|Wereldfonds|Brokerage account)`,
  loanPlace: `
(Leningen|Persoonlijke lening|Doorlopend krediet|Krediet|Creditcard|Schulden|Consumptief krediet|Lenen|Autolening|Uw leningen|Rood staan|Flexibel krediet)
(Loans|Personal loan|Credit|Debts|Credit card|Consumer credit|Your loans|Car loan)
!(Kredieten|Verbouwingslening consumptief|Aflopende lening)`,
  housePlace: `
(Hypotheek|Hypotheken|Uw hypotheek|Woninghypotheek|Leningdeel 1|Leningdelen|Hypothecaire lening|Bouwdepot|Eigenwoninglening|Mortgage|Your mortgage|Mortgages|Hypotheeklening)`,
  accountNumber: `
(Rekening|Rekeningnummer|IBAN|Rekening en naam|Nummer|Contractnummer|Account|Account number|Soort rekening|Product|Productnaam|Naam fonds|Fonds|Instrument|Omschrijving)
!(Rekeningnr.|Type rekening|Account type)`,
  startOfYear: `
(Saldi per 1 januari|Uw saldi op 1 januari|Vermogen op 1 januari|Bezittingen op 1 januari|Box 3: bezittingen op 1 januari|Peildatum 1 januari|Balances on 1 January|Assets on 1 January|Stand per 1 januari|Overzicht per 1 januari)
!(Situatie op 1 januari|Standen 1-1|Position on 1 January)`,
  endOfYear: `
(Saldi per 31 december|Uw saldi op 31 december|Vermogen op 31 december|Bezittingen op 31 december|Peildatum 31 december|Balances on 31 December|Assets on 31 December|Stand per 31 december|Overzicht per 31 december)
!(Situatie op 31 december|Standen 31-12|Position on 31 December)`,
  payable: `
(Te betalen|Te betalen bedrag|U moet betalen|U betaalt|Totaal te betalen|Bedrag te betalen|Door u te betalen|Voorlopige aanslag te betalen)
(To pay|Amount to pay|You have to pay|Amount due|Total to pay|Payable)
(Te betalen inkomstenbelasting en premie volksverzekeringen|Te betalen inkomstenbelasting|Saldo te betalen|Bedrag van deze aanslag te betalen)
!(U moet ons betalen|Verschuldigd bedrag|Payment due)`,
  refundable: `
(Te ontvangen|Te ontvangen bedrag|U ontvangt|U krijgt terug|Terug te ontvangen|Totaal te ontvangen|Teruggaaf|Voorlopige teruggaaf|Voorlopige teruggaaf te ontvangen)
(To receive|Amount to receive|You receive|Refund|You get back|Total refund|Provisional refund)
(Te ontvangen inkomstenbelasting en premie volksverzekeringen|Te ontvangen inkomstenbelasting|Saldo te ontvangen|Bedrag van deze aanslag te ontvangen)
!(U krijgt van ons|Terug te krijgen|Repayment to you)`,
  instalment: `
(Termijnbedrag|Bedrag per maand|Per maand|Maandbedrag|Maandelijks bedrag|Bedrag per termijn|Termijn|Eerste termijn|Volgende termijnen|Laatste termijn)
(Monthly amount|Amount per month|Instalment|Per month|First instalment|Last instalment)
!(Maandtermijn|Uw termijnbedrag|Each month)`,
  assessed: `
(Verzamelinkomen|Inkomen uit werk en woning|Belastbaar inkomen|Belastbaar inkomen uit werk en woning|Inkomen box 1|Voordeel uit sparen en beleggen|Loon|Pensioen en uitkeringen)
(Inkomstenbelasting|Premie volksverzekeringen|Inkomstenbelasting en premie volksverzekeringen|Totaal inkomstenbelasting en premie|Belasting box 1|Verschuldigde inkomstenbelasting|Belasting box 3)
(Heffingskortingen|Algemene heffingskorting|Arbeidskorting|Totaal heffingskortingen|Ouderenkorting|Heffingskorting|Aftrek eigen woning|Ingehouden loonheffing|Voorheffingen)
(Taxable income|Income tax|Tax credits|General tax credit|Income from work and home|National insurance contributions|Wage tax withheld)
!(Geschat inkomen|Geschatte aftrekposten|Estimated income)`,
  earlier: `
(Eerdere voorlopige aanslag|Eerder vastgesteld|Vorige voorlopige aanslag|Reeds betaald|Al betaald|Al ontvangen|Eerder opgelegd|Previous assessment|Already paid|Betalingskorting|Belastingrente)
!(Voorgaande aanslag|Earlier assessment)`,
}
