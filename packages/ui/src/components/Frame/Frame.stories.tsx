import type { Meta, StoryObj } from '@storybook/react-vite'
import BottomBarMeta from '../BottomBar/BottomBar.stories.tsx'
import { BottomBar } from '../BottomBar/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import FooterMeta from '../Footer/Footer.stories.tsx'
import { Footer } from '../Footer/index.ts'
import HeaderMeta from '../Header/Header.stories.tsx'
import { Header } from '../Header/index.ts'
import { Sidebar } from '../Sidebar/index.ts'
import SidebarMeta from '../Sidebar/Sidebar.stories.tsx'
import { Frame } from './Frame.tsx'

const meta = {
  title: 'Components/Frame',
  component: Frame,
  args: {
    header: <Header {...HeaderMeta.args} />,
    sidebar: <Sidebar {...SidebarMeta.args} />,
    footer: <Footer {...FooterMeta.args} />,
    bottomBar: <BottomBar {...BottomBarMeta.args} />,
    children: (
      <EmptyState headingLevel={2} title="No documents yet">
        Upload your income statement to start.
      </EmptyState>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

export const WithoutNavigation: Story = { args: { sidebar: undefined, bottomBar: undefined } }
