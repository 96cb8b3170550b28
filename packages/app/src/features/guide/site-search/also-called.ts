/**
 * What people call a place that its own text does not: the word of the other language, the everyday word, the compound. Found in
 * both languages, because who reads English has Dutch letters in hand.
 */
export const alsoCalled: Readonly<Record<string, string>> = {
  '/tax-guide#deadline': 'deadline uiterste datum inleverdatum',
  '/tax-guide#box-2': 'dividend aandelen bv',
  '/tax-guide#box-3':
    'vermogensbelasting vermogensrendementsheffing wealth savings investments debts schulden spaargeld bitcoin tweede huis second home actual rendement',
  '/tax-guide#brackets': 'belastingschijven schijven tarieven rates percentages',
  '/tax-guide#expats': 'emigratie immigratie emigration immigration buitenland abroad',
  '/tax-guide#thirty-percent-ruling': '30 ruling regeling expatregeling',
  '/tax-guide#which-form': 'formulier form overleden overlijden nabestaanden death deceased',
  '/tax-guide#fiscal-partner':
    'divorce divorced separation ex scheiden scheiding echtscheiding gescheiden trouwen marry wedding samenwonen',
  '/tax-guide#mortgage-interest-box': 'bought buying house gekocht kopen huis woning aankoop notaris notary',
  '/tax-guide#letters': 'boete fine penalty late filing te laat',
  '/tax-guide#employment-income': 'salaris jaarloon salary wages jaaropgaven',
  '/tax-guide#bank-balances': 'kinderen children',
  '/tax-guide#mortgage-interest': 'hypotheekrenteaftrek hypotheekaftrek renteaftrek mortgage interest',
  '/tax-guide#healthcare-expenses': 'ziektekosten medical',
  '/tax-guide#education-expenses': 'studieschuld studielening collegegeld student debt tuition',
  '/tax-guide#donations': 'donaties donations charity goede doelen',
  '/tax-guide#alimony': 'alimentatie ex partneralimentatie kinderalimentatie spousal support',
  '/tax-guide#annuity-premiums':
    'lijfrente annuity jaarruimte reserveringsruimte banksparen pensioensparen pension savings',
  '/tax-guide#self-employed': 'zzp freelancer freelance ondernemer self employed selfemployed',
  '/tax-guide#other-credits': 'kinderen children iack kinderkorting',
  '/faq#home-office': 'thuiswerken thuiswerkvergoeding working from home',
  '/faq#refund': 'teruggaaf teruggave geld belasting terug refund money tax back student bijbaan side job',
  '/faq#save-and-return': 'session expired sessie verlopen uitgelogd logged out timeout',
  '/faq#correct-submitted': 'corrigeren wijzigen aanpassen opnieuw indienen ingediend change amend resubmit',
  '/faq#change-details':
    'email mail emailadres wachtwoord wijzigen veranderen gebruikersnaam forgotten vergeten reset settings instellingen account',
  '/faq#language-and-display': 'engels nederlands english dutch theme thema donker dark mode contrast',
  '/faq#upload-formats': 'bestandsformaat formats heic foto photo',
  '/faq#delete-account': 'export exporteren download delete remove account',
  '/faq#passkeys':
    'passkey inlogsleutel recovery code herstelcode second factor tweestapsverificatie security beveiliging',
}
