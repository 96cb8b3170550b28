import type { Copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { Announcer } from '@aangiftewijs/ui/Announcer'
import { BottomBar } from '@aangiftewijs/ui/BottomBar'
import { Frame } from '@aangiftewijs/ui/Frame'
import { Header } from '@aangiftewijs/ui/Header'
import { Stack } from '@aangiftewijs/ui/layout'
import { PageFailure } from '@aangiftewijs/ui/PageFailure'
import { PageProgress } from '@aangiftewijs/ui/PageProgress'
import { Sidebar } from '@aangiftewijs/ui/Sidebar'
import { SkipLink } from '@aangiftewijs/ui/SkipLink'
import type { ReactNode } from 'react'
import { T, useWords } from '../copy/words.tsx'
import { MadeOnce } from '../deferred/made-once.tsx'
import { matchRoute } from '../routes.ts'
import { shellWords } from './copy.ts'
import { DemonstrationNotice } from './DemonstrationNotice.tsx'
import { FlashBanner } from './FlashBanner.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LookAroundNotice } from './LookAroundNotice.tsx'
import { useBottomItems, useSidebarGroups } from './navigation-items.tsx'
import { usePage } from './page-context.tsx'
import { SessionGuard } from './SessionGuard.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { ToastHost } from './ToastHost.tsx'
import { UserMenu } from './UserMenu.tsx'

interface ShellProps {
  /** Whether another page is on its way. */
  readonly isLoading: boolean
  /** The title of the page just opened, for screen readers. */
  readonly announcement: string
  /** Why the page asked for last is not shown. */
  readonly failure?: Copy | null | undefined
  readonly children: ReactNode
}

/** What stands around every page of the tax product; the news product brings its own surroundings. */
export function Shell(props: ShellProps) {
  const { product } = usePage()
  return product === 'tax' ? <TaxShell {...props} /> : props.children
}

function TaxShell({ isLoading, announcement, failure, children }: ShellProps) {
  const { path } = usePage()
  const isWizard = matchRoute('tax', path).frame === 'wizard'
  const say = useWords()
  return (
    <Frame
      start={
        <>
          <SkipLink href="#main">
            <T text={shellWords.skip} />
          </SkipLink>
          <PageProgress isLoading={isLoading} label={say(shellWords.loading)} />
          <Announcer message={announcement} />
          {failure && (
            <PageFailure>
              <T text={failure} />
            </PageFailure>
          )}
        </>
      }
      header={
        <Header
          productName={productName}
          notice={<DemonstrationNotice />}
          siteMenu={
            isWizard ? (
              <MadeOnce name="site-menu">
                <SiteMenu />
              </MadeOnce>
            ) : null
          }
          languageSwitch={
            <MadeOnce name="language">
              <LanguageSwitch look="short" />
            </MadeOnce>
          }
          userMenu={<UserMenu />}
        />
      }
      notices={<ToastHost />}
      // Signing in is one thing to do, and in the wizard the tracker is the navigation.
      sidebar={
        path === '/auth' || isWizard ? null : (
          <MadeOnce name="sidebar">
            <SiteSidebar />
          </MadeOnce>
        )
      }
      footer={
        <MadeOnce name="footer">
          <ShellFooter />
        </MadeOnce>
      }
      bottomBar={
        <MadeOnce name="bottom-bar">
          <QuickBar />
        </MadeOnce>
      }
    >
      <Stack gap={6}>
        <LookAroundNotice />
        <FlashBanner />
        {children}
      </Stack>
      <SessionGuard />
    </Frame>
  )
}

const SiteSidebar = () => <Sidebar label={useWords()(shellWords.mainNavigation)} groups={useSidebarGroups()} />

const QuickBar = () => <BottomBar label={useWords()(shellWords.quickNavigation)} items={useBottomItems()} />
