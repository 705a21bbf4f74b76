// Registers the sample block of older editors.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({ id: 'demo', title: '示例', group: 'leftover' });
