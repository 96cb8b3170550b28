import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { atStep, list, type Part, paragraph } from '../../blocks.ts'

/** Questions about this product. Every claim is one of the decisions. */
export const application: Part = {
  id: 'application',
  title: copy('Using the application', 'De applicatie gebruiken'),
  sections: [
    {
      id: 'official',
      title: copy(`Is ${productName} the tax authority?`, `Is ${productName} de Belastingdienst?`),
      blocks: [
        paragraph(
          `No. ${productName} is a demonstration where you practise a return. Nothing is sent to the tax authority. You file your real return at [belastingdienst.nl](https://www.belastingdienst.nl/).`,
          `Nee. ${productName} is een demonstratie waarin u een aangifte oefent. Er gaat niets naar de Belastingdienst. Uw echte aangifte doet u op [belastingdienst.nl](https://www.belastingdienst.nl/).`,
        ),
      ],
    },
    {
      id: 'real-data',
      title: copy('May I use my real details?', 'Mag ik mijn echte gegevens gebruiken?'),
      blocks: [
        paragraph(
          'Please do not. Use the test BSN 999990019 and the [sample documents](/sample-documents): the people in them do not exist.',
          'Liever niet. Gebruik het test-BSN 999990019 en de [voorbeelddocumenten](/sample-documents): de mensen daarin bestaan niet.',
        ),
      ],
    },
    {
      id: 'start',
      title: copy('How do I start?', 'Hoe begin ik?'),
      blocks: [
        paragraph(
          'Make an account and open the [setup step](/tax-filing/setup). Want to look first? The [quick calculator](/quick-tax-calculator) works without an account. More is in the [help centre](/help).',
          'Maak een account en open de [eerste stap](/tax-filing/setup). Wilt u eerst kijken? De [snelle berekening](/quick-tax-calculator) werkt zonder account. Meer staat bij [hulp](/help).',
        ),
        atStep('setup'),
      ],
    },
    {
      id: 'upload-formats',
      title: copy('Which files can I upload?', 'Welke bestanden kan ik uploaden?'),
      blocks: [
        paragraph(
          'PDF, JPG, JPEG or PNG, maximum 5MB recommended; the upload form accepts up to 10 MB. File names can have up to 100 characters. You can keep at most 50 documents and 100 MB.',
          'PDF, JPG, JPEG of PNG, maximaal 5 MB aanbevolen; het uploadformulier accepteert tot 10 MB. Een bestandsnaam mag 100 tekens lang zijn. U kunt maximaal 50 documenten en 100 MB bewaren.',
        ),
        atStep('documents'),
      ],
    },
    {
      id: 'password-pdf',
      title: copy('My PDF has a password. Can I upload it?', 'Mijn PDF heeft een wachtwoord. Kan ik die uploaden?'),
      blocks: [
        paragraph(
          'Yes. We ask for the password in order to read the document. The password is never stored.',
          'Ja. Wij vragen om het wachtwoord om het document te kunnen lezen. Het wachtwoord wordt nooit bewaard.',
        ),
        atStep('documents'),
      ],
    },
    {
      id: 'reading',
      title: copy('What happens to my document?', 'Wat gebeurt er met mijn document?'),
      blocks: [
        list(
          copy(
            'It is stored encrypted on our server and read there. It goes nowhere else.',
            'Het wordt versleuteld op onze server bewaard en daar gelezen. Het gaat nergens anders heen.',
          ),
          copy(
            'Figures we are not sure of are not filled in. You can change every figure.',
            'Bedragen waar wij niet zeker van zijn vullen wij niet in. U kunt elk bedrag wijzigen.',
          ),
          copy(
            'Could we not read it? Then you type the figures yourself.',
            'Konden wij het niet lezen? Dan typt u de bedragen zelf.',
          ),
          copy(
            'After 24 hours it is deleted. You can remove it sooner in the [documents step](/tax-filing/documents).',
            'Na 24 uur wordt het verwijderd. Eerder weghalen kan in de [stap Documenten](/tax-filing/documents).',
          ),
        ),
        atStep('documents'),
      ],
    },
    {
      id: 'save-and-return',
      title: copy('Can I stop and continue later?', 'Kan ik stoppen en later verdergaan?'),
      blocks: [
        paragraph(
          'Yes. Each step is saved when you press “Continue”. For your safety you are signed out after 15 minutes without activity; we warn you after 13.',
          'Ja. Elke stap wordt bewaard als u op ‘Verder’ drukt. Voor uw veiligheid wordt u na 15 minuten zonder activiteit uitgelogd; na 13 minuten waarschuwen wij u.',
        ),
      ],
    },
    {
      id: 'submitting',
      title: copy('What happens when I submit?', 'Wat gebeurt er als ik inzend?'),
      blocks: [
        paragraph(
          'Your practice return is closed and can no longer be changed, but you can [correct it with another](/faq#correct-submitted). You can download it as a PDF, marked TESTOMGEVING (test environment). Nothing is sent to anyone.',
          'Uw oefenaangifte wordt afgesloten en kan niet meer worden gewijzigd, maar u kunt die [met een andere verbeteren](/faq#correct-submitted). Downloaden als PDF kan ook, met het woord TESTOMGEVING erop. Er wordt niets verstuurd.',
        ),
        atStep('submit'),
      ],
    },
    {
      id: 'correct-submitted',
      title: copy(
        'Can I correct a practice return that I submitted?',
        'Kan ik een oefenaangifte verbeteren die ik heb ingezonden?',
      ),
      blocks: [
        paragraph(
          'Yes. In the list of [your returns](/previous-filings) choose to correct the submitted one: another opens with its answers. You change what was wrong and submit it again. Both stay in the list. For a mistake in your real return, see [the question about that](/faq#correct-a-return).',
          'Ja. Kies in de lijst van [uw aangiften](/previous-filings) voor ‘Verbeter de aangifte’: er gaat een nieuwe open met de antwoorden van de ingezonden aangifte. U wijzigt wat niet klopte en zendt de nieuwe in. Beide blijven in de lijst staan. Maakte u een fout in uw echte aangifte? Zie [de vraag daarover](/faq#correct-a-return).',
        ),
      ],
    },
    {
      id: 'different-amounts',
      title: copy(
        'Why do the calculator and the return differ?',
        'Waarom verschillen de snelle berekening en de aangifte?',
      ),
      blocks: [
        paragraph(
          'The figure under the rules for your year stands first everywhere, and is the one to go by: it counts the tax credits. Beneath it, closed, stand the calculations of this demonstration. They differ because each has brackets of its own:',
          'Overal staat het bedrag volgens de regels van uw jaar voorop, en daar kunt u op afgaan: het telt de heffingskortingen mee. Daaronder, dichtgeklapt, staan de berekeningen van deze demonstratie. Die verschillen omdat elk zijn eigen schijven heeft:',
        ),
        list(
          copy(
            'The quick calculator uses two brackets: 36.93% up to € 73.031, then 49.5% (2023).',
            'De snelle berekening gebruikt twee schijven: 36,93% tot en met € 73.031, daarboven 49,5% (2023).',
          ),
          copy(
            'The calculation of the deductions step uses 36.97% up to € 34.712, 40.25% up to € 68.507, then 52%. These are example brackets, not those of a real year.',
            'De berekening van de stap Aftrekposten gebruikt 36,97% tot en met € 34.712, 40,25% tot en met € 68.507 en daarboven 52%. Dat zijn voorbeeldschijven, niet die van een echt jaar.',
          ),
          copy(
            'The summary of your documents uses a flat 37%.',
            'De samenvatting van uw documenten rekent met één tarief van 37%.',
          ),
          copy(
            'None of these counts tax credits, so a real bill is usually lower.',
            'Geen van deze telt heffingskortingen mee, dus een echte aanslag is meestal lager.',
          ),
        ),
        atStep('review'),
      ],
    },
    {
      id: 'advisor',
      title: copy('Is the AI advisor a real adviser?', 'Is de AI-adviseur een echte adviseur?'),
      blocks: [
        paragraph(
          'No. It looks for the words of your question among prepared answers, and says so where it has none. It sends nothing: your messages stay in your browser. It is not professional advice.',
          'Nee. Hij zoekt de woorden van uw vraag in voorbereide antwoorden, en zegt het als hij er geen heeft. Hij verstuurt niets: uw berichten blijven in uw browser. Het is geen professioneel advies.',
        ),
      ],
    },
    {
      id: 'digid',
      title: copy('Is the DigiD login real?', 'Is de DigiD-login echt?'),
      blocks: [
        paragraph(
          'No, it is a simulation with fictional citizens. Never enter your real DigiD name or password on this site.',
          'Nee, het is een simulatie met verzonnen burgers. Vul op deze site nooit uw echte DigiD-gebruikersnaam of -wachtwoord in.',
        ),
      ],
    },
    {
      id: 'change-details',
      title: copy(
        'How do I change my email address, name or password?',
        'Hoe wijzig ik mijn e-mailadres, naam of wachtwoord?',
      ),
      blocks: [
        list(
          copy(
            'Your name, username, BSN and email address: in [Your details](/settings/details), with your password.',
            'Uw naam, gebruikersnaam, BSN en e-mailadres: bij [Uw persoonsgegevens](/settings/details), met uw wachtwoord.',
          ),
          copy(
            'Your password: in [Settings](/settings), tab Security. You are then signed out everywhere else.',
            'Uw wachtwoord: bij [Instellingen](/settings), tabblad Beveiliging. Op al uw andere apparaten wordt u dan uitgelogd.',
          ),
          copy(
            'Forgot your password? The [sign-in page](/auth) has a link for that.',
            'Uw wachtwoord vergeten? Op de [inlogpagina](/auth) staat daarvoor een link.',
          ),
          copy(
            'Signed in with the DigiD simulation? Your name and BSN come from there, and there is no password.',
            'Ingelogd met de DigiD-simulatie? Uw naam en BSN komen daarvandaan, en een wachtwoord is er niet.',
          ),
        ),
      ],
    },
    {
      id: 'language-and-display',
      title: copy('Can I choose another language or display?', 'Kan ik een andere taal of weergave kiezen?'),
      blocks: [
        paragraph(
          'Yes: English, Dutch, or both mixed, and a light, a dark or a high-contrast display. You choose at the foot of every page, and in [Settings](/settings).',
          'Ja: Engels, Nederlands of beide door elkaar, en een lichte weergave, een donkere of een met hoog contrast. U kiest onder aan elke pagina, en bij [Instellingen](/settings).',
        ),
      ],
    },
    {
      id: 'passkeys',
      title: copy('Can I make signing in safer?', 'Kan ik veiliger inloggen?'),
      blocks: [
        paragraph(
          'Yes, with a passkey: a second proof that it is you, kept by your phone, computer or security key. You add one in [Settings](/settings), tab Security; signing in then asks for it after your password. With the first you get recovery codes, for when you have no passkey at hand. Each code works once.',
          'Ja, met een passkey: een tweede bewijs dat u het bent, bewaard door uw telefoon, computer of beveiligingssleutel. U voegt er een toe bij [Instellingen](/settings), tabblad Beveiliging. Daarna vragen wij er bij het inloggen om, na uw wachtwoord. Bij de eerste krijgt u herstelcodes, voor als u geen passkey bij de hand hebt. Elke code werkt één keer.',
        ),
      ],
    },
    {
      id: 'delete-account',
      title: copy('How do I get or delete my data?', 'Hoe krijg of verwijder ik mijn gegevens?'),
      blocks: [
        paragraph(
          'Go to [Settings](/settings), tab Security. There you download everything we hold about you, and delete your account with all returns and documents.',
          'Ga naar [Instellingen](/settings), tabblad Beveiliging. Daar downloadt u alles wat wij van u hebben en verwijdert u uw account met alle aangiften en documenten.',
        ),
      ],
    },
    {
      id: 'find-more',
      title: copy('Where do I find more information?', 'Waar vind ik meer informatie?'),
      blocks: [
        list(
          copy(
            '[Dutch tax guide](/tax-guide): how it works and what the words mean.',
            '[Belastinggids](/tax-guide): hoe het werkt en wat de woorden betekenen.',
          ),
          copy(
            '[Tax resources](/resources): official sites, sites for expats and tools.',
            '[Nuttige links](/resources): officiële sites, sites voor expats en rekenhulpen.',
          ),
          copy(
            '[Help centre](/help): guides and tips for this application.',
            '[Hulp](/help): handleidingen en tips bij deze applicatie.',
          ),
        ),
      ],
    },
  ],
}
