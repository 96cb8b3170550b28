export type { Tab } from './TabPanel.tsx'
export { Tabs, type TabsProps } from './Tabs.tsx'
