// The illustration under the pin: decoration that suggests a map without imitating a real one.
import styles from './view.module.css';

export const Streets = () => (
  <svg
    className={styles.streets}
    viewBox="0 0 700 400"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.land} d="M0 0h700v400H0z" />
    <path
      className={styles.park}
      d="M70 36h150a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14H70zM470 250h170v110H484a14 14 0 0 1-14-14z"
    />
    <path
      className={styles.water}
      d="M-20 250c90-40 140 30 230 10s120-90 220-70 170 60 300-10v52c-130 66-210 30-300 10s-140 48-220 70-140-50-230-8z"
    />
    <path
      className={styles.street}
      d="M-10 152h720M258 -10v420M440 -10v420M-10 322h268M440 226h270M90 152v-170M600 152v-170M350 -10v162M150 322v90M350 322v90M-10 84h268M440 84h270"
    />
    <path className={styles.avenue} d="M-10 392 258 152h182L710 20" />
  </svg>
);
