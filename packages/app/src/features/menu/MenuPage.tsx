import type { Copy } from '@aangiftewijs/domain/language'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Grid, Heading, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { SignOutForm } from '../../shell/SignOutForm.tsx'
import { menuWords } from './copy.ts'

interface Section {
  readonly title: Copy
  readonly links: readonly (readonly [href: string, label: Copy])[]
}

/** Spec 2 § 2.15; help and questions are in the sidebar, which narrow windows do not have. */
const sections: readonly Section[] = [
  {
    title: menuWords.main,
    links: [
      ['/', menuWords.home],
      ['/tax-filing/setup', menuWords.taxFiling],
      ['/tax-filing/documents', menuWords.documents],
      ['/tax-filing/review', menuWords.history],
      ['/quick-tax-calculator', menuWords.calculator],
    ],
  },
  { title: menuWords.account, links: [['/settings', menuWords.settings]] },
  {
    title: menuWords.resources,
    links: [
      ['/help', menuWords.help],
      ['/faq', menuWords.faq],
      ['/tax-guide', menuWords.taxGuide],
      ['/resources', menuWords.taxResources],
      ['/about', menuWords.about],
    ],
  },
]

/** All places of the tax product on one page; where the bottom bar's Menu leads. */
export function Page() {
  return (
    <Stack gap={8}>
      <Heading level={1}>
        <T text={menuWords.title} />
      </Heading>
      <Grid columns={2} gap={8}>
        {sections.map((section) => (
          <LinkSection key={section.title.en} {...section} />
        ))}
        <SessionSection />
      </Grid>
    </Stack>
  )
}

function LinkSection({ title, links }: Section) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <T text={title} />
      </Heading>
      <Stack as="ul" gap={3}>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>
              <T text={label} />
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Log Out leads to /auth and signs out: without script as a posted form, whose answer is /auth. */
function SessionSection() {
  const user = useUser()
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={2}>
        <T text={menuWords.session} />
      </Heading>
      {user === null ? (
        <LinkButton href="/auth" variant="secondary">
          <T text={menuWords.logIn} />
        </LinkButton>
      ) : (
        <SignOutForm>
          <T text={menuWords.logOut} />
        </SignOutForm>
      )}
    </Stack>
  )
}
