import { dayOf } from '@aangiftewijs/domain/day'
import type { Copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { Footer } from '@aangiftewijs/ui/Footer'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T, useWords } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { usePage } from './page-context.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Shown when the server names no other address. */
const defaultDonationUrl = 'https://example.org/donate'

const links: readonly (readonly [href: string, label: Copy])[] = [
  ['/about', shellWords.about],
  ['/tax-guide', shellWords.taxGuide],
  ['/resources', shellWords.taxResources],
  ['/privacy', shellWords.privacy],
  ['/terms', shellWords.terms],
  ['/contact', shellWords.contact],
  ['/accessibility', shellWords.accessibility],
]

/** The bottom of every tax page. Spec 1 § 2. */
export function ShellFooter() {
  const say = useWords()
  const { now, donationUrl = defaultDonationUrl, socialLinks = [] } = usePage()
  return (
    <Footer
      label={say(shellWords.footerNavigation)}
      links={links.map(([href, label]) => ({ href, label: <T text={label} /> }))}
      socialLabel={say(shellWords.social)}
      socialLinks={socialLinks.map((href) => ({
        href,
        label: <NewTab>{new URL(href).hostname}</NewTab>,
        isExternal: true,
      }))}
      controls={
        <>
          <LanguageSwitch look="full" />
          <ThemeSwitch />
          <LinkButton href={donationUrl} size="small" target="_blank" variant="secondary">
            <NewTab>
              <T text={shellWords.donate} />
            </NewTab>
          </LinkButton>
        </>
      }
      copyright={
        <T text={shellWords.copyright} values={{ year: dayOf(new Date(now)).slice(0, 4), product: productName }} />
      }
    />
  )
}

function NewTab({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      {children}
      <VisuallyHidden>
        {' '}
        (<T text={shellWords.newTab} />)
      </VisuallyHidden>
    </>
  )
}
