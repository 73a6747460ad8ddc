import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs, one panel of which shows; arrow keys move between them. */
export function Tabs({
  label,
  tabs,
  chosen,
  even = false,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  /** All of one width, in as many rows as they need; for long labels. */
  even?: boolean;
  onChoose(id: string): void;
}) {
  return (
    <AriaTabs className={styles.tabs!} selectedKey={chosen} onSelectionChange={(id) => onChoose(String(id))}>
      <TabList className={even ? `${styles.list} ${styles.even}` : styles.list!} aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <AriaTab key={id} id={id} className={styles.tab!}>
            {name}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
