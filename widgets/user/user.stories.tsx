// Shows the head of the user centre: three styles, guests, members, holders.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/user 用户信息',
  component: WidgetSample,
  args: { definition, host: testHost({ shopper: MEMBER }) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = { ...full, top_pic_url: SAMPLE_PICTURES.landscape };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Hostile: Story = { args: { data: hostile } };
export const AsGuest: Story = { args: { data: pictured, host: testHost() } };
export const GuestWithWords: Story = { args: { data: { ...pictured, login_style: 2 }, host: testHost() } };
export const GuestWithFilledButton: Story = {
  args: { data: { ...pictured, login_style: 3 }, host: testHost() },
};
export const Centred: Story = { args: { data: { ...pictured, top_style: 2 } } };
export const CentredGuest: Story = { args: { data: { ...pictured, top_style: 2 }, host: testHost() } };
export const OnCard: Story = { args: { data: { ...pictured, top_style: 3, nickname_color: '#353535' } } };
export const OnCardWithWhiteName: Story = { args: { data: { ...pictured, top_style: 3 } } };
export const OnCardGuest: Story = { args: { data: { ...pictured, top_style: 3 }, host: testHost() } };
export const SuperVip: Story = {
  args: { data: pictured, host: testHost({ shopper: { ...MEMBER, isSuperVip: true } }) },
};
export const SuperVipOnCard: Story = {
  args: {
    data: { ...pictured, top_style: 3 },
    host: testHost({ shopper: { ...MEMBER, isSuperVip: true } }),
  },
};
export const WithoutLevel: Story = {
  args: { data: pictured, host: testHost({ shopper: { ...MEMBER, levelName: '' } }) },
};
export const OnTheirWay: Story = {
  args: {
    data: pictured,
    host: testHost({ shopper: { ...MEMBER, nickname: '', levelName: '', figures: null } }),
  },
};
export const LongName: Story = {
  args: {
    data: pictured,
    host: testHost({
      shopper: {
        ...MEMBER,
        nickname: '住在南湖边上第三个路口的林知夏小朋友与她的猫咪们',
        levelName: '至尊黑金终身荣誉会员',
      },
    }),
  },
};
export const DarkWordsOnPicture: Story = { args: { data: { ...pictured, nickname_color: '#222222' } } };
export const FlatColour: Story = { args: { data: { ...full, bg_style: 1, bg_color: '#4f7f61' } } };
export const RoundCorners: Story = { args: { data: { ...full, bg_style: 1, mode: 2, bg_color: '#4f7f61' } } };
export const Arc: Story = { args: { data: { ...full, bg_style: 1, mode: 3, bg_color: '#4f7f61' } } };
export const WhiteOnWhite: Story = { args: { data: { ...full, bg_style: 1, bg_color: '#ffffff' } } };
export const AddressesAfterName: Story = {
  args: { data: { ...pictured, address: { ...pictured.address, mode: 2 } } },
};
export const AddressesInWords: Story = {
  args: {
    data: {
      ...pictured,
      code: 0,
      address: { ...pictured.address, style: 2, border: 0, bg_color: '#ff4544' },
    },
  },
};
export const NothingAtTheEdge: Story = {
  args: { data: { ...pictured, code: 0, address: { ...pictured.address, status: 0 } } },
};
