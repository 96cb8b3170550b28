export { ChatPanel, type ChatPanelMessage, type ChatPanelProps, type ChatPlace } from './ChatPanel.tsx'
